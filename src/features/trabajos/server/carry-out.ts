import { randomUUID } from 'node:crypto'
import { requirePersonal, requireSesion } from '#features/cuentas/server/sesion/permisos.ts'
import { AppError, conflict } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import {
  endTrabajo,
  hasAsunto,
  insertArchivoDeTrabajo,
  insertTrabajo,
  updateAvance,
} from './trabajos-store.ts'

/** The pace at which long work tells how far it is, and asks whether it was called off. */
const LATIDO_MS = 400
/** Not heard of for so long: its process is gone. */
export const CALLADO_MS = 30_000

export interface TrabajoNuevo {
  tipo: string
  idClima: string | null
  /** Fingerprint of what its file is made of, where that may change later. */
  huella?: string
  /** The first step, as a person reads it. */
  paso: string
  total: number
}

/** Progress, told to the database a few times a second at most. */
export type Tell = (hecho: number, paso?: string) => void

export interface Avance {
  /** Ends when somebody calls the work off: hand it on to whatever takes long. */
  signal: AbortSignal
  tell: Tell
}

export interface AvanceGuardado extends Avance {
  /** Progress, stored with what was done: whatever becomes of this process, one says of the other what is true. */
  keep: (tx: Tx, hecho: number) => Promise<void>
}

export async function beginTrabajo(
  ctx: RequestContext,
  { tipo, idClima, huella, paso, total }: TrabajoNuevo,
  { cancelable }: { cancelable: boolean },
): Promise<string> {
  const id = randomUUID()
  const momento = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    // Its sources may have taken long to read: begun after the account was stopped, nobody would call it off.
    await requirePersonal(tx, ctx)
    await insertTrabajo(tx, {
      id,
      tipo,
      id_usuario: requireSesion(ctx).idUsuario,
      id_clima: idClima,
      huella: huella ?? null,
      estado: 'en_curso',
      paso,
      hecho: 0,
      total,
      creado: momento,
      latido: momento,
      archivo: null,
      mime: null,
      bytes: null,
      cancelable: cancelable ? 1 : 0,
    })
  })
  return id
}

/** Runs what was begun and tells how far it is. A failure is noted and thrown on, but not where it was called off. */
export async function carryOut<T>(
  ctx: AppContext,
  id: string,
  { paso, total }: TrabajoNuevo,
  run: (avance: AvanceGuardado) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  let known = { paso, hecho: 0 }
  let telling = false
  const beat = async () => {
    if (telling) return
    telling = true
    const sigue = await updateAvance(ctx.db, id, { ...known, total, latido: ctx.now() }).catch(() => true)
    telling = false
    if (!sigue) stop.abort()
  }
  const timer = setInterval(beat, LATIDO_MS)
  timer.unref()
  try {
    return await run({
      signal: stop.signal,
      tell: (hecho, nuevo = known.paso) => {
        known = { paso: nuevo, hecho }
      },
      keep: async (tx, hecho) => {
        await updateAvance(tx, id, { ...known, hecho, total, latido: ctx.now() })
      },
    })
  } catch (error) {
    if (!stop.signal.aborted) await fail(ctx, id, error)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** Failures that a person can mend are told in words; anything else is for the log. */
async function fail({ db, log }: AppContext, id: string, error: unknown): Promise<void> {
  const paso = error instanceof AppError ? error.message : 'No se pudo terminar. Inténtalo de nuevo.'
  if (!(error instanceof AppError)) log.error({ err: error }, 'long work failed')
  await endTrabajo(db, id, { estado: 'fallido', paso }).catch((cause: unknown) =>
    log.error({ err: cause }, 'the failure of long work could not be noted'),
  )
}

/**
 * As startTrabajo, for what is kept elsewhere than with the work: `keep` runs in the transaction that ends it, so that it
 * happens once and whole, or not at all where it was called off. It returns what was done, as a person reads it.
 */
export async function startEntrega<T>(
  ctx: RequestContext,
  nuevo: TrabajoNuevo,
  make: (avance: Avance) => Promise<T>,
  keep: (tx: Tx, hecho: T) => Promise<string>,
): Promise<string> {
  const id = await beginTrabajo(ctx, nuevo, { cancelable: true })
  const run = async (avance: Avance) => {
    const hecho = await make(avance)
    await inTransaction(ctx.db, async (tx) => {
      const paso = await keep(tx, hecho)
      if (!(await endTrabajo(tx, id, { estado: 'listo', paso }))) throw conflict('Se canceló.')
    })
  }
  // Failures are noted where the work is followed.
  carryOut(ctx, id, nuevo, run).catch(() => {})
  return id
}

export interface ArchivoHecho {
  nombre: string
  mime: string
  contenido: Uint8Array
}

/**
 * Begins long work and returns its id at once. The work goes on beside the requests of this process; who waits for it asks
 * any node. A file it makes is kept for a day. Called off or failed, it leaves nothing behind.
 */
export async function startTrabajo(
  ctx: RequestContext,
  nuevo: TrabajoNuevo,
  run: (avance: Avance) => Promise<ArchivoHecho>,
): Promise<string> {
  const id = await beginTrabajo(ctx, nuevo, { cancelable: true })
  const make = async (avance: Avance) => finish(ctx, id, await run(avance))
  // Failures are noted where the work is followed.
  carryOut(ctx, id, nuevo, make).catch(() => {})
  return id
}

async function finish(
  { db }: AppContext,
  id: string,
  { nombre, mime, contenido }: ArchivoHecho,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await hasAsunto(tx, id))) throw conflict('Ese clima organizacional se eliminó.')
    const fin = {
      estado: 'listo',
      paso: 'Listo',
      archivo: nombre,
      mime,
      bytes: contenido.byteLength,
    } as const
    if (await endTrabajo(tx, id, fin)) await insertArchivoDeTrabajo(tx, id, contenido)
  })
}
