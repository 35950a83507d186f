import type { AppContext } from './context.ts'
import { findValor, saveValor } from './db/ajustes-store.ts'

const HORA = 3_600_000
/** The longest that a clock at work is not looked at: longer, and it may have been set, or the machine was off. */
const SIN_VERLO = 36 * HORA
/** How long it must have gone on since then. */
const A_PRUEBA = 24 * HORA

const CLAVE = 'reloj'

interface Reloj {
  /** Since when it has gone on without a jump; 0: since before anybody looked. */
  desde: number
  visto: number
}

function parseReloj(valor: string | null): Reloj | null {
  const [desde, visto] = valor?.split(' ').map(Number) ?? []
  return desde === undefined || visto === undefined ? null : { desde, visto }
}

/**
 * Whether the clock can be believed where something would be erased for good by its date. After a jump, either way, that waits
 * for a day: a clock that was set wrongly is set right within it. The database knows what it showed last, so a restart changes
 * nothing; two nodes whose clocks are days apart erase nothing.
 */
export async function isRelojFirme({
  db,
  now,
  log,
}: Pick<AppContext, 'db' | 'now' | 'log'>): Promise<boolean> {
  const ahora = now()
  const antes = parseReloj(await findValor(db, CLAVE)) ?? { desde: 0, visto: ahora }
  const jumped = Math.abs(ahora - antes.visto) > SIN_VERLO
  if (jumped) log.warn('the clock jumped, or nothing ran for long: for a day nothing is erased by its date')
  const desde = jumped ? ahora : antes.desde
  await saveValor(db, CLAVE, `${desde} ${ahora}`)
  return ahora - desde >= A_PRUEBA
}
