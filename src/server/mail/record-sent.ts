import { setTimeout as sleep } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import type { CorreoTomado } from './correo.ts'
import { finishEnviados } from './outbox-store.ts'

/** False when the row is no longer the caller's. */
export type RecordSent = (correo: CorreoTomado) => Promise<boolean>

/** Short beside a sending, and long enough for a dozen of them while a round goes out. */
const ESPERA_MS = 20

/** A commit waits for the disk, so what was sent within a moment is written down together. */
export function createRecordSent({ db, now }: Pick<AppContext, 'db' | 'now'>): RecordSent {
  let tanda: { correos: CorreoTomado[]; escritos: Promise<Set<string>> } | null = null

  const begin = () => {
    const correos: CorreoTomado[] = []
    const escritos = sleep(ESPERA_MS).then(() => {
      tanda = null
      return finishEnviados(db, correos, now())
    })
    return { correos, escritos }
  }

  return async (correo) => {
    tanda ??= begin()
    const { correos, escritos } = tanda
    correos.push(correo)
    return (await escritos).has(correo.id)
  }
}
