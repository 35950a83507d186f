import { on, once } from 'node:events'
import { MessageChannel, type MessagePort, Worker, type WorkerOptions } from 'node:worker_threads'
import type { Libro } from '../../domain/resultados/libro/libro.ts'
import type { MarcoDeAbiertas } from '../../domain/resultados/libro/present-reunidos.ts'
import type { TiraDeTextos } from '../../domain/resultados/textos-reunidos.ts'
import type { AppContext } from '../context.ts'
import { getMemory } from '../db/engine/database.ts'
import { getHelperEnv } from '../helper-env.ts'
import { endThread } from '../hilo.ts'
import { Turnos } from '../turnos.ts'
import type { DichoDeLibro, EncargoDeLibro } from './render-libro-worker.ts'

const MAX_MS = 60_000
const MAX_MEMORIA_MB = 512

/** However many ask, of this node: each takes memory and a processor. */
const createTurnos = () => new Turnos(2)

type Ctx = Pick<AppContext, 'db'>

/** What people wrote, for as many sheets at the end as it takes. */
export interface AbiertasDeLibro {
  /** At the head of those sheets. */
  titulo: string
  marco: MarcoDeAbiertas
  /** Reads them in slices and waits until each was taken. */
  read: (take: (tira: TiraDeTextos) => Promise<void>) => Promise<void>
}

export interface LibroPorEscribir {
  libro: Libro
  abiertas?: AbiertasDeLibro
  signal?: AbortSignal
  /** How many rows of texts are written. */
  onAvance?: (filas: number) => void
}

/**
 * The workbook as an .xlsx file, piece by piece as a thread writes it, and no faster than they are taken. Whoever stops
 * taking them ends the thread.
 */
export async function* streamLibro(
  ctx: Ctx,
  { libro, abiertas, signal, onAvance }: LibroPorEscribir,
): AsyncGenerator<Uint8Array> {
  const failed = new AbortController()
  const ends = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])])
  const { port1, port2 } = new MessageChannel()
  const worker = await startThread(
    ctx,
    {
      workerData: {
        libro,
        abiertas: abiertas ? { titulo: abiertas.titulo, marco: abiertas.marco, port: port2 } : null,
      } satisfies EncargoDeLibro,
      transferList: abiertas ? [port2] : [],
    },
    ends,
  )
  if (abiertas) feed(port1, abiertas, ends).catch((error: unknown) => failed.abort(error))
  try {
    // It throws where the thread fails.
    for await (const [dicho] of on(worker, 'message', { signal: ends }) as AsyncIterable<[DichoDeLibro]>) {
      if (dicho === null) return
      if (typeof dicho === 'number') onAvance?.(dicho)
      else {
        yield dicho
        worker.postMessage(dicho.length)
      }
    }
  } catch (error) {
    throw failed.signal.aborted ? failed.signal.reason : error
  } finally {
    failed.abort()
    port1.close()
    await endThread(worker)
  }
}

/** When it is its turn, which lasts until the thread has ended: no reader keeps it by being slow with what is written. */
function startThread({ db }: Ctx, options: WorkerOptions, signal: AbortSignal): Promise<Worker> {
  const { promise, resolve, reject } = Promise.withResolvers<Worker>()
  const turnos = getMemory(db).get(createTurnos)
  const work = async () => {
    const worker = new Worker(new URL('./render-libro-worker.ts', import.meta.url), {
      ...options,
      env: getHelperEnv(),
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORIA_MB, maxYoungGenerationSizeMb: 8 },
    })
    resolve(worker)
    await new Promise((done) => worker.once('exit', done))
  }
  turnos.run(work, signal).catch(reject)
  return promise
}

/** The next slice is read while the thread takes this one. */
async function feed(port: MessagePort, { read }: AbiertasDeLibro, signal: AbortSignal): Promise<void> {
  let taken: Promise<unknown> = Promise.resolve()
  await read(async (tira) => {
    await taken
    signal.throwIfAborted()
    port.postMessage(tira)
    taken = once(port, 'message', { signal })
    // Whoever waits for it is told; nobody may be waiting yet.
    taken.catch(() => {})
  })
  await taken
  port.postMessage(null)
}

/** The whole file at once. */
export async function renderLibro(ctx: Ctx, libro: Libro, abiertas?: AbiertasDeLibro): Promise<Buffer> {
  const piezas: Uint8Array[] = []
  const signal = AbortSignal.timeout(MAX_MS)
  for await (const pieza of streamLibro(ctx, { libro, signal, ...(abiertas ? { abiertas } : {}) }))
    piezas.push(pieza)
  return Buffer.concat(piezas)
}
