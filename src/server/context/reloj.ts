import { DIA_MS, HORA_MS } from '#domain/fechas/duraciones.ts'
import { findValor, saveValor } from '../db/ajustes-store.ts'
import type { AppContext } from './context.ts'

/** The longest that a clock at work is not looked at: longer, and it may have been set, or the machine was off. */
const SIN_VERLO = 36 * HORA_MS
/** The time that it must have gone on since then. */
const A_PRUEBA = DIA_MS

const CLAVE = 'reloj'

interface Reloj {
  /** Since when it has gone on without a jump; 0: since before anybody looked. */
  desde: number
  visto: number
  /** The hour it showed before the last jump; 0: nothing that is over by now. */
  antes: number
}

function parseReloj(valor: string): Reloj {
  const [desde = 0, visto = 0, antes = 0] = valor.split(' ').map(Number)
  return { desde, visto, antes }
}

/** The hour before a jump was true, unless it is still to come. */
function jump({ visto, antes }: Reloj, ahora: number): Reloj {
  const ultimo = visto <= ahora ? visto : antes
  return { desde: ahora, visto: ahora, antes: ultimo <= ahora ? ultimo : 0 }
}

/**
 * The time by which something may be erased for good because of its date; null: none. After a jump, either way, the present
 * waits for a day, and what the clock showed before counts. A clock that was set wrongly is set right within that day. A
 * machine that runs for an hour a week erases what was over the last time. The database remembers it, so a restart changes
 * nothing; two nodes whose clocks are days apart erase next to nothing.
 */
export async function findHoraFirme({
  db,
  now,
  log,
}: Pick<AppContext, 'db' | 'now' | 'log'>): Promise<number | null> {
  const ahora = now()
  const valor = await findValor(db, CLAVE)
  const conocido = valor === null ? { desde: 0, visto: ahora, antes: 0 } : parseReloj(valor)
  const jumped = Math.abs(ahora - conocido.visto) > SIN_VERLO
  if (jumped)
    log.warn('the clock jumped, or nothing ran for long: for a day no date of today erases anything')
  const { desde, antes } = jumped ? jump(conocido, ahora) : conocido
  await saveValor(db, CLAVE, `${desde} ${ahora} ${antes}`)
  return ahora - desde >= A_PRUEBA ? ahora : antes || null
}
