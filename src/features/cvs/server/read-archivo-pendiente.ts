import { isTipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import { readTexto } from '#server/archivos/read-texto.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import {
  type ArchivoTomado,
  claimArchivo,
  releaseArchivo,
  streamContenido,
  updateLectura,
} from './archivos-store.ts'
import { lockVigente } from './cvs-store.ts'
import { indexCv } from './index-cv.ts'

/** Longer than a reading may take, with room for a busy machine. */
const ARRIENDO_MS = 120_000
/** A file that ends the process which reads it must not end every process that tries. */
const INTENTOS = 3

async function readTomado(
  ctx: AppContext,
  archivo: ArchivoTomado,
  signal?: AbortSignal,
): Promise<string | null> {
  const { id, tipo, intentos } = archivo
  if (intentos > INTENTOS || !isTipoDeArchivo(tipo)) return null
  return readTexto(tipo, streamContenido(ctx.db, id), { signal })
}

/**
 * The row of the CV is held first, as whoever edits it does: the index always ends with the newest of both. A file that
 * was of a submission when it was taken may be a CV's by now.
 */
function saveTexto(ctx: AppContext, archivo: ArchivoTomado, texto: string | null): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    if (archivo.idCv) await lockVigente(tx, archivo.idCv)
    const idCv = (await updateLectura(tx, archivo, texto))?.idCv
    if (idCv && (await lockVigente(tx, idCv)) !== null) await indexCv(tx, idCv)
  })
}

/** Reads the text of one file that waits for it; false where none does. Nodes share the work, each file at one. */
export async function readArchivoPendiente(ctx: AppContext, signal?: AbortSignal): Promise<boolean> {
  const now = ctx.now()
  const archivo = await claimArchivo(ctx.db, { now, hasta: now + ARRIENDO_MS })
  if (!archivo) return false
  try {
    await saveTexto(ctx, archivo, await readTomado(ctx, archivo, signal))
  } catch (error) {
    if (!signal?.aborted) throw error
    await releaseArchivo(ctx.db, archivo)
  }
  return true
}
