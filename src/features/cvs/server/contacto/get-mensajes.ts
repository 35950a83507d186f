import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { badUserInput } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { inSnapshot } from '#server/db/engine/snapshot.ts'
import { listMensajes, type Mensaje } from './mensajes-store.ts'

export function getMensajes(
  { db }: Pick<AppContext, 'db'>,
  { limit, cursor }: { limit: number; cursor: number },
): Promise<Mensaje[]> {
  const { pagina } = LIMITES_DE_CV
  if (limit < 1 || limit > pagina) throw badUserInput(`Pide de 1 a ${pagina} mensajes.`)
  if (cursor < 0) throw badUserInput('La página no puede empezar antes del primer mensaje.')
  return inSnapshot(db, (tx) => listMensajes(tx, { limit, offset: cursor }))
}
