import { DIAS_EN_ELIMINADOS, PLAZO_PARA_RECUPERAR_MS } from '#domain/cvs/cv.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { isTipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import { readTexto } from '#server/archivos/read-texto.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { createLogTruncation, type LogTruncation } from '#server/db/erase/truncate-log.ts'
import { createAlarmClock } from '#server/mail/alarm-clock.ts'
import { deleteEmlFiles } from '#server/mail/eml-transport.ts'
import {
  type ArchivoTomado,
  claimArchivo,
  releaseArchivo,
  streamContenido,
  updateLectura,
} from './archivos-store.ts'
import { deleteDescartados, updatePersonaDeSubido } from './bandeja/envios-store.ts'
import { describeSubido } from './bandeja/subir-archivo.ts'
import { deleteBorrados, listBorrados, lockVigente } from './cvs-store.ts'
import { eraseCvsCon } from './erase-cvs.ts'
import { indexCv, reindexPendientes } from './index-cv.ts'

/** Deletes for good what nobody may bring back any more. Any node may do it, and do it again. */
export async function purgeCvs({ db, config, now }: AppContext, truncateLog: LogTruncation): Promise<number> {
  const hasta = now() - DIAS_EN_ELIMINADOS * DIA_MS
  const { cuantos, correos } = await inTransaction(db, async (tx) => {
    const candidatos = await listBorrados(tx, hasta)
    let cuantos = await deleteDescartados(tx, now() - PLAZO_PARA_RECUPERAR_MS)
    const correos = await eraseCvsCon(tx, candidatos, async (numeros) => {
      const cvs = await deleteBorrados(tx, numeros, hasta)
      cuantos += cvs.length
      return cvs
    })
    return { cuantos, correos }
  })
  await deleteEmlFiles(config.dataDir, correos)
  await truncateLog(cuantos > 0)
  return cuantos
}

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
    const leido = await updateLectura(tx, archivo, texto)
    const idCv = leido?.idCv
    if (leido?.idEnvio && !idCv)
      await updatePersonaDeSubido(tx, leido.idEnvio, describeSubido(texto ?? '', leido.nombre ?? ''))
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

interface CvJobs {
  start(): void
  /** Finishes what is being written; a file that is being read is given back unread. */
  stop(): Promise<void>
}

const ESPERA_MS = 1_000
const ESPERA_TRAS_FALLO_MS = 10_000

/** Reads the text of new files, indexes what has changed and purges deleted CVs, for as long as the process lives. */
export function createCvJobs(ctx: AppContext, { esperaMs = ESPERA_MS } = {}): CvJobs {
  const stopping = new AbortController()
  const clocks = new Set<ReturnType<typeof createAlarmClock>>()
  const truncateLog = createLogTruncation(ctx.db)
  let running: Promise<unknown> | null = null

  /** Works while there is work, then looks again from time to time. */
  async function repeat(name: string, work: () => Promise<boolean>): Promise<void> {
    const clock = createAlarmClock()
    clocks.add(clock)
    while (!stopping.signal.aborted) {
      try {
        if (await work()) continue
        await clock.wait(esperaMs)
      } catch (error) {
        ctx.log.error({ err: error }, name)
        if (!stopping.signal.aborted) await clock.wait(ESPERA_TRAS_FALLO_MS)
      }
    }
  }

  return {
    start() {
      running ??= Promise.all([
        // Two: many come at once, and each reading waits for a process more than it works.
        repeat('reading of files failed', () => readArchivoPendiente(ctx, stopping.signal)),
        repeat('reading of files failed', () => readArchivoPendiente(ctx, stopping.signal)),
        repeat('indexing of CVs failed', () => reindexPendientes(ctx)),
        repeat('purge of deleted CVs failed', async () => (await purgeCvs(ctx, truncateLog)) > 0),
      ])
    },
    async stop() {
      stopping.abort()
      for (const clock of clocks) clock.ring()
      await running
    },
  }
}
