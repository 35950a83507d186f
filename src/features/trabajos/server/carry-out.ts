import { randomUUID } from 'node:crypto'
import { requirePersonal } from '#features/cuentas/server/sesion/require-personal.ts'
import { requireSesion } from '#features/cuentas/server/sesion/require-sesion.ts'
import { AppError } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { LATIDO_MS } from './plazos.ts'
import { endTrabajo, insertTrabajo, updateAvance } from './trabajos-store.ts'

export interface TrabajoNuevo {
  tipo: string
  idClima: string | null
  /** Of what its file is made of, where that may change later. */
  huella?: string
  /** What it does first, as a person reads it. */
  paso: string
  total: number
}

/** How far it is. Told to the database a few times a second at most. */
export type Tell = (hecho: number, paso?: string) => void

export interface Avance {
  /** Ends when somebody calls the work off: hand it on to whatever takes long. */
  signal: AbortSignal
  tell: Tell
}

export interface AvanceGuardado extends Avance {
  /** How far it is, stored with what was done: whatever becomes of this process, one says of the other what is true. */
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
    // What it is made of may have taken long to read: begun after the account was stopped, nobody would call it off.
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

/** What a person can mend is told in words; anything else is for the log. */
async function fail({ db, log }: AppContext, id: string, error: unknown): Promise<void> {
  const paso = error instanceof AppError ? error.message : 'No se pudo terminar. Inténtalo de nuevo.'
  if (!(error instanceof AppError)) log.error({ err: error }, 'long work failed')
  await endTrabajo(db, id, { estado: 'fallido', paso }).catch((cause: unknown) =>
    log.error({ err: cause }, 'the failure of long work could not be noted'),
  )
}
