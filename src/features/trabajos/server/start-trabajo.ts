import { conflict } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { type Avance, beginTrabajo, carryOut, type TrabajoNuevo } from './carry-out.ts'
import { endTrabajo, hasAsunto, insertArchivoDeTrabajo } from './trabajos-store.ts'

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
  // What went wrong is noted where it is followed.
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
