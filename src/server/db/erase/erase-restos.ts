import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { saveValor } from '../ajustes-store.ts'
import type { DatabaseLocation, Db } from '../engine/database.ts'
import { inTransaction, type Tx } from '../engine/transaction.ts'
import { allowLongTransaction } from '../sql/row-list.ts'
import { getFilasPorTanda } from '../sql/stream-rows.ts'
import {
  type Alcance,
  clearLog,
  clearUp,
  eraseLeftovers,
  eraseLeftoversPequenos,
  hasReaderFromBefore,
  isPequena,
} from './erase-leftovers.ts'

/** The column that, after the climate, a table is in the order of. */
const TABLAS = {
  hojas: { clave: 'clave', pesadas: true },
  tokens: { clave: 'hash', pesadas: false },
}

/** Every row of a climate, some at a time: saves of other climates go on meanwhile. */
export async function deleteInTandas(db: Db, tabla: keyof typeof TABLAS, idClima: string): Promise<void> {
  const clave = sql.ref(TABLAS[tabla].clave)
  const filas = getFilasPorTanda(db, TABLAS[tabla])
  for (let desde = ''; ; await yieldToOthers()) {
    const siguientes = sql`from ${sql.table(tabla)} where id_clima = ${idClima} and ${clave} > ${desde}`
    const findFin = sql<{ hasta: string }>`
      select ${clave} as hasta ${siguientes} order by ${clave} limit 1 offset ${sql.lit(filas - 1)}`
    const hasta = filas === Infinity ? undefined : (await findFin.execute(db)).rows[0]?.hasta
    const limite = hasta === undefined ? sql`` : sql`and ${clave} <= ${hasta}`
    await inTransaction(db, async (tx) => {
      await allowLongTransaction(tx)
      await sql`delete ${siguientes} ${limite}`.execute(tx)
    })
    if (hasta === undefined) return
    desde = hasta
  }
}

/** Of a person too: what is left once the small tables are written anew. */
type Pendiente = Alcance | 'grandes'

const CLAVES: Record<Pendiente, string> = {
  climas: 'borrar_restos',
  todo: 'borrar_restos_todo',
  grandes: 'borrar_restos_grandes',
}
const PENDIENTES = Object.keys(CLAVES) as Pendiente[]

interface Restos {
  alcance: Pendiente
  /** When nobody can be reading the old rows any more. */
  desde: number
}

const saveRestos = (tx: Db | Tx, { alcance, desde }: Restos): Promise<void> =>
  saveValor(tx, CLAVES[alcance], String(desde))

async function listRestos(db: Db): Promise<Restos[]> {
  const rows = await db
    .selectFrom('ajustes')
    .selectAll()
    .where('clave', 'in', Object.values(CLAVES))
    .execute()
  return rows.map(({ clave, valor }) => ({
    alcance: PENDIENTES.find((alcance) => CLAVES[alcance] === clave)!,
    desde: Number(valor),
  }))
}

/** Whether somebody may be answering, in any climate. */
async function hasEncuestaActiva(db: Db, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('climas')
    .select('id')
    .where('encuesta_activa', '=', 1)
    .where((or) => or.or([or('fecha_limite', 'is', null), or('fecha_limite', '>=', now)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Unless there are newer ones. */
async function deleteRestos(db: Db, { alcance, desde }: Restos): Promise<void> {
  await db
    .deleteFrom('ajustes')
    .where('clave', '=', CLAVES[alcance])
    .where('valor', '=', String(desde))
    .execute()
}

/** No request holds on to old rows for longer; while somebody does, the engine must keep them. */
const ESPERA_MS = 120_000
/** Only a backup reads for so long; erasing beside it would make everybody wait, and not be complete. */
const LECTOR_LARGO_MS = 60_000

/** So long may a survey that is answered day and night put it off. */
const APLAZADO_MS = DIA_MS

/** When hardly anybody answers. */
function isDeMadrugada(now: number, timeZone: string): boolean {
  const options = { hour: 'numeric', hourCycle: 'h23', timeZone } as const
  const hora = Number(new Intl.DateTimeFormat('en', options).format(now))
  return hora >= 2 && hora < 5
}

interface Lugar {
  db: Db
  config: { timeZone: string; database: DatabaseLocation }
  now: () => number
}

/**
 * While the files are written anew nobody can save, so what surveys leave behind waits until none is answered. It ties nobody
 * to anything without the key, and that is gone. What tells of a person waits until the next night at the longest.
 */
async function mustWait({ db, config, now }: Lugar, restos: readonly Restos[]): Promise<boolean> {
  if (!(await hasEncuestaActiva(db, now()))) return false
  const isUrgente = restos.some(({ alcance, desde }) => alcance !== 'climas' || now() > desde + APLAZADO_MS)
  return !(isUrgente && isDeMadrugada(now(), config.timeZone))
}

type LugarConRegistro = Lugar & { log: { warn(details: object, message: string): void } }

/** In the transaction that leaves them, so that a crash right after it does not leave them for ever. */
export const noteRestos = (tx: Tx, now: number, alcance: Alcance = 'climas'): Promise<void> =>
  saveRestos(tx, { alcance, desde: now + ESPERA_MS })

/** How far it came: all of it; all but what would make people wait who are answering; or not even that. */
export type Borrado = 'todo' | 'grandes pendientes' | 'pendiente'

/**
 * Erases what a close, a deletion or the erasure of a person left in the engine's files. Called right after it, and from time to time: what
 * somebody was still reading then, or what a crash left, goes at the first call two minutes later, or when no survey is active.
 */
export async function eraseRestos(ctx: LugarConRegistro): Promise<Borrado> {
  const { db, config, now, log } = ctx
  const restos = await listRestos(db)
  if (restos.length === 0) return 'todo'
  if (await hasReaderFromBefore(db, now() - LECTOR_LARGO_MS)) return 'pendiente'
  try {
    if (await mustWait(ctx, restos)) return await erasePequenos(ctx, restos)
    const soloClimas = restos.every(({ alcance }) => alcance === 'climas')
    await eraseLeftovers(db, config.database, soloClimas ? 'climas' : 'todo')
  } catch (error) {
    log.warn({ err: error }, 'leftovers of what was erased are still there; trying again later')
    return 'pendiente'
  }
  for (const resto of restos) if (now() >= resto.desde) await deleteRestos(db, resto)
  return 'todo'
}

/** Beside people who answer: of a person what is small at once, and the rest as that of surveys. */
async function erasePequenos({ db, config, now }: Lugar, restos: readonly Restos[]): Promise<Borrado> {
  const dePersona = restos.find(({ alcance }) => alcance === 'todo')
  const isTodo = dePersona ? await eraseLeftoversPequenos(db, config.database) : true
  if (dePersona && now() >= dePersona.desde) {
    if (!isTodo) await saveRestos(db, { alcance: 'grandes', desde: dePersona.desde })
    await deleteRestos(db, dePersona)
  }
  await clearUp(db, config.database)
  return isTodo ? 'todo' : 'grandes pendientes'
}

/**
 * As much of it as whoever closed or deleted can wait for: all of a small database, of SQLite's the log in any case. False where the
 * rest is left to the next call of eraseRestos.
 */
export async function beginErasure(ctx: LugarConRegistro): Promise<boolean> {
  const { db, config, log } = ctx
  if (await isPequena(db, config.database)) {
    await eraseRestos(ctx)
    return true
  }
  await clearLog(config.database).catch((error: unknown) =>
    log.warn({ err: error }, 'what was deleted is still in the log; trying again later'),
  )
  return false
}
