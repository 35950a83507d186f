import { once } from 'node:events'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Libro } from '../../domain/resultados/libro/libro.ts'
import {
  ANCHO_DE_RESPUESTA,
  createPestanasDeAbiertas,
} from '../../domain/resultados/libro/pestana-de-abiertas.ts'
import { type MarcoDeAbiertas, presentReunidos } from '../../domain/resultados/libro/present-reunidos.ts'
import { addTira, type TextosReunidos, type TiraDeTextos } from '../../domain/resultados/textos-reunidos.ts'
import { endWhenAsked } from '../hilo.ts'
import { Almacen, MontonDeTextos } from './monton-de-textos.ts'
import { writeLibro } from './write-libro.ts'

/** What a thread that writes a workbook is given; texts come by the port, in slices, and null after the last. */
export interface EncargoDeLibro {
  libro: Libro
  abiertas: { titulo: string; marco: MarcoDeAbiertas; port: MessagePort } | null
}

/** What it says: bytes of the file, how far the rows of texts are, or that it has ended. */
export type DichoDeLibro = Uint8Array | number | null

/** Bytes that nobody has taken yet: a reader who is slow keeps so many waiting, and then the thread. */
const MAX_SIN_TOMAR = 32 * 1024 * 1024

async function receivePestanas({ titulo, marco, port }: NonNullable<EncargoDeLibro['abiertas']>) {
  const almacen = new Almacen()
  const reunidos: TextosReunidos<MontonDeTextos> = new Map()
  for (;;) {
    const [tira] = (await once(port, 'message')) as [TiraDeTextos | null]
    if (!tira) break
    port.postMessage('next')
    addTira(reunidos, tira, () => new MontonDeTextos(almacen, ANCHO_DE_RESPUESTA))
  }
  port.close()
  return createPestanasDeAbiertas(presentReunidos(marco, reunidos), titulo)
}

/** In a thread of its own: a workbook is some hundred thousand cells of XML, and then a zip. */
async function write({ libro, abiertas }: EncargoDeLibro): Promise<void> {
  const deTextos = abiertas ? await receivePestanas(abiertas) : []
  const reader = parentPort!
  let sinTomar = 0
  reader.on('message', (tomados: number) => {
    sinTomar -= tomados
  })
  const pestanas = [...libro.pestanas, ...deTextos]
  for await (const bytes of writeLibro({ ...libro, pestanas }, (filas) => reader.postMessage(filas))) {
    // A copy: what comes of the compression is part of a larger piece that it goes on with.
    const copia = new Uint8Array(bytes)
    sinTomar += copia.length
    reader.postMessage(copia, [copia.buffer])
    while (sinTomar > MAX_SIN_TOMAR) await once(reader, 'message')
  }
  reader.postMessage(null)
}

endWhenAsked()
await write(workerData as EncargoDeLibro)
