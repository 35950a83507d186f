import { saveValor } from '../ajustes-store.ts'
import type { DatabaseLocation, Db } from '../engine/database.ts'
import type { Tx } from '../engine/transaction.ts'
import { eraseLeftovers, eraseLeftoversPequenos, hasReaderFromBefore } from './erase-leftovers.ts'

/*
 * Of a person who is erased the engine forgets the rows as they were (docs/despliegue.md, "Somebody asks for their data"). A close needs none of
 * it: what is left of its sheets opens to nobody.
 */

/** grandes: what is left once the small tables are written anew. */
const CLAVES = { todo: 'borrar_restos', grandes: 'borrar_restos_grandes' }
type Cuales = keyof typeof CLAVES

interface Restos {
  cuales: Cuales
  /** When nobody can be reading the old rows any more. */
  desde: number
}

const saveRestos = (tx: Db | Tx, { cuales, desde }: Restos): Promise<void> =>
  saveValor(tx, CLAVES[cuales], String(desde))

async function listRestos(db: Db): Promise<Restos[]> {
  const rows = await db
    .selectFrom('ajustes')
    .selectAll()
    .where('clave', 'in', Object.values(CLAVES))
    .execute()
  return rows.map(({ clave, valor }) => ({
    cuales: clave === CLAVES.todo ? 'todo' : 'grandes',
    desde: Number(valor),
  }))
}

/** Unless there are newer ones. */
async function deleteRestos(db: Db, { cuales, desde }: Restos): Promise<void> {
  await db
    .deleteFrom('ajustes')
    .where('clave', '=', CLAVES[cuales])
    .where('valor', '=', String(desde))
    .execute()
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

/** No request holds on to old rows for longer; while somebody does, the engine must keep them. */
const ESPERA_MS = 120_000
/** Only a backup reads for so long; erasing beside it would make everybody wait, and not be complete. */
const LECTOR_LARGO_MS = 60_000

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

/** While the files are written anew nobody can save, so what is large waits until no survey is answered, or for the next night. */
const mustWait = async ({ db, config, now }: Lugar): Promise<boolean> =>
  (await hasEncuestaActiva(db, now())) && !isDeMadrugada(now(), config.timeZone)

type LugarConRegistro = Lugar & { log: { warn(details: object, message: string): void } }

/** In the transaction that leaves them, so that a crash right after it does not leave them for ever. */
export const noteRestos = (tx: Tx, now: number): Promise<void> =>
  saveRestos(tx, { cuales: 'todo', desde: now + ESPERA_MS })

/** The reach of a round: all of it; all but what would make people wait who are answering; or not even that. */
export type Borrado = 'todo' | 'grandes pendientes' | 'pendiente'

/**
 * Erases what the erasure of a person left in the engine's files. Called right after it, and from time to time: what somebody was
 * still reading then, or what a crash left, goes at the first call two minutes later.
 */
export async function eraseRestos(ctx: LugarConRegistro): Promise<Borrado> {
  const { db, config, now, log } = ctx
  const restos = await listRestos(db)
  if (restos.length === 0) return 'todo'
  if (await hasReaderFromBefore(db, now() - LECTOR_LARGO_MS)) return 'pendiente'
  try {
    if (await mustWait(ctx)) return await erasePequenos(ctx, restos)
    await eraseLeftovers(db, config.database)
  } catch (error) {
    log.warn({ err: error }, 'leftovers of what was erased are still there; trying again later')
    return 'pendiente'
  }
  for (const resto of restos) if (now() >= resto.desde) await deleteRestos(db, resto)
  return 'todo'
}

/** Beside people who answer: what is small. */
async function erasePequenos({ db, config, now }: Lugar, restos: readonly Restos[]): Promise<Borrado> {
  const todo = restos.find(({ cuales }) => cuales === 'todo')
  if (!todo) return 'grandes pendientes'
  const isTodo = await eraseLeftoversPequenos(db, config.database)
  if (now() >= todo.desde) {
    if (!isTodo) await saveRestos(db, { cuales: 'grandes', desde: todo.desde })
    await deleteRestos(db, todo)
  }
  return isTodo ? 'todo' : 'grandes pendientes'
}
