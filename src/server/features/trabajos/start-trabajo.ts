import { randomUUID } from 'node:crypto'
import type { AppContext, RequestContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { AppError, unauthenticated } from '../../errors.ts'
import { LATIDO_MS } from './plazos.ts'
import { endTrabajo, insertArchivoDeTrabajo, insertTrabajo, updateAvance } from './trabajos-store.ts'

export interface TrabajoNuevo {
  tipo: string
  idClima: string | null
  /** What it does first, as a person reads it. */
  paso: string
  total: number
}

export interface Avance {
  /** Ends when somebody calls the work off: hand it on to whatever takes long. */
  signal: AbortSignal
  /** How far it is. Told to the database a few times a second at most. */
  tell(hecho: number, paso?: string): void
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
  { tipo, idClima, paso, total }: TrabajoNuevo,
  run: (avance: Avance) => Promise<ArchivoHecho>,
): Promise<string> {
  if (!ctx.sesion) throw unauthenticated()
  const id = randomUUID()
  const momento = ctx.now()
  await insertTrabajo(ctx.db, {
    id,
    tipo,
    id_usuario: ctx.sesion.idUsuario,
    id_clima: idClima,
    estado: 'en_curso',
    paso,
    hecho: 0,
    total,
    creado: momento,
    latido: momento,
    archivo: null,
    mime: null,
    bytes: null,
  })
  void carryOut(ctx, id, { paso, total }, run)
  return id
}

async function carryOut(
  ctx: AppContext,
  id: string,
  { paso, total }: { paso: string; total: number },
  run: (avance: Avance) => Promise<ArchivoHecho>,
): Promise<void> {
  const stop = new AbortController()
  let known = { paso, hecho: 0 }
  const beat = async () => {
    const sigue = await updateAvance(ctx.db, id, { ...known, total, latido: ctx.now() }).catch(() => true)
    if (!sigue) stop.abort()
  }
  const timer = setInterval(beat, LATIDO_MS)
  timer.unref()
  try {
    const archivo = await run({
      signal: stop.signal,
      tell: (hecho, nuevo = known.paso) => {
        known = { paso: nuevo, hecho }
      },
    })
    await finish(ctx, id, archivo)
  } catch (error) {
    if (!stop.signal.aborted) await fail(ctx, id, error)
  } finally {
    clearInterval(timer)
  }
}

async function finish(
  { db }: AppContext,
  id: string,
  { nombre, mime, contenido }: ArchivoHecho,
): Promise<void> {
  await inTransaction(db, async (tx) => {
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

/** What a person can mend is told in words; anything else is for the log. */
async function fail({ db, log }: AppContext, id: string, error: unknown): Promise<void> {
  const paso = error instanceof AppError ? error.message : 'No se pudo terminar. Inténtalo de nuevo.'
  if (!(error instanceof AppError)) log.error({ err: error }, 'long work failed')
  await endTrabajo(db, id, { estado: 'fallido', paso }).catch((cause: unknown) =>
    log.error({ err: cause }, 'the failure of long work could not be noted'),
  )
}
