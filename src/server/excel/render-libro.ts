import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Libro } from '#domain/resultados/libro/libro.ts'
import type { MarcoDeAbiertas } from '#domain/resultados/libro/pestana-de-abiertas.ts'
import type { TextoLeido } from '#domain/resultados/respuestas-abiertas.ts'
import { Turnos } from '../base/turnos.ts'
import type { AppContext } from '../context/context.ts'
import { getMemory } from '../db/engine/database.ts'
import type { DichoDeLibro, EncargoDeLibro } from './render-libro-worker.ts'

const MAX_MS = 120_000
const MAX_MEMORIA_MB = 512

/** However many ask, of this node: each takes memory and a processor. */
const createTurnos = () => new Turnos(2)

/** Written answers, for as many sheets at the end as it takes. */
export interface AbiertasDeLibro {
  /** At the head of those sheets. */
  titulo: string
  marco: MarcoDeAbiertas
  /** Reads them in slices and waits until each was taken. */
  read: (take: (leidos: TextoLeido[]) => Promise<void>) => Promise<void>
}

export const MIME_DE_EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface OpcionesDeLibro {
  abiertas?: AbiertasDeLibro
  signal?: AbortSignal
  /** Rows written so far. */
  onAvance?: (filas: number) => void
}

/** The workbook as an .xlsx file, written by a thread when it is its turn. */
export function renderLibro(
  { db }: Pick<AppContext, 'db'>,
  libro: Libro,
  { signal, ...opciones }: OpcionesDeLibro = {},
): Promise<Buffer> {
  const ends = AbortSignal.any([AbortSignal.timeout(MAX_MS), ...(signal ? [signal] : [])])
  return getMemory(db)
    .get(createTurnos)
    .run(() => renderInThread(libro, { ...opciones, signal: ends }), ends)
}

/** The same as the contract's calls return it. */
export async function renderLibroComoUrl(
  ctx: Pick<AppContext, 'db'>,
  libro: Libro,
  opciones?: OpcionesDeLibro,
): Promise<string> {
  const bytes = await renderLibro(ctx, libro, opciones)
  return `data:${MIME_DE_EXCEL};base64,${bytes.toString('base64')}`
}

async function renderInThread(
  libro: Libro,
  { abiertas, onAvance, signal }: OpcionesDeLibro & { signal: AbortSignal },
): Promise<Buffer> {
  const worker = new Worker(new URL('./render-libro-worker.ts', import.meta.url), {
    workerData: {
      libro,
      abiertas: abiertas ? { titulo: abiertas.titulo, marco: abiertas.marco } : null,
    } satisfies EncargoDeLibro,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORIA_MB, maxYoungGenerationSizeMb: 8 },
  })
  // It throws where the thread fails.
  const dichos = on(worker, 'message', { signal }) as NodeJS.AsyncIterator<[DichoDeLibro]>
  try {
    await abiertas?.read(async (leidos) => {
      worker.postMessage(leidos)
      await dichos.next()
    })
    if (abiertas) worker.postMessage(null)
    for await (const [dicho] of dichos) {
      if (typeof dicho === 'number') onAvance?.(dicho)
      else if (dicho) return Buffer.from(dicho.buffer, dicho.byteOffset, dicho.byteLength)
    }
    throw new Error('the thread said nothing more')
  } finally {
    await worker.terminate()
  }
}
