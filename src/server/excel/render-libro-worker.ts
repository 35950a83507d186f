import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Libro } from '#domain/resultados/libro/libro.ts'
import {
  createPestanasDeAbiertas,
  type MarcoDeAbiertas,
} from '#domain/resultados/libro/pestana-de-abiertas.ts'
import { addTextos, type TextoLeido, type TextosReunidos } from '#domain/resultados/respuestas-abiertas.ts'
import { writeLibro } from './write-libro.ts'

/** The orders of a thread that writes a workbook. Texts follow as messages, in slices, and null after the last. */
export interface EncargoDeLibro {
  libro: Libro
  abiertas: { titulo: string; marco: MarcoDeAbiertas } | null
}

/** A slice was taken, so many rows are written, or the file. */
export type DichoDeLibro = null | number | Uint8Array

async function receiveTextos(): Promise<TextosReunidos> {
  const reunidos: TextosReunidos = new Map()
  for await (const [leidos] of on(parentPort!, 'message') as AsyncIterable<[TextoLeido[] | null]>) {
    if (!leidos) break
    addTextos(reunidos, leidos)
    say(null)
  }
  return reunidos
}

const say = (dicho: DichoDeLibro) => parentPort!.postMessage(dicho)

const { libro, abiertas } = workerData as EncargoDeLibro
const deTextos = abiertas
  ? createPestanasDeAbiertas(abiertas.titulo, abiertas.marco, await receiveTextos())
  : []
let escritas = 0
say(
  writeLibro({ ...libro, pestanas: [...libro.pestanas, ...deTextos] }, (filas) => {
    escritas += filas
    say(escritas)
  }),
)
