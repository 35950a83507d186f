import { formatCantidad } from '../../texto/cantidad.ts'
import { getEtiquetaDeGrupo } from '../pelotas.ts'
import { type Celda, type Pestana, texto } from './libro.ts'

export type AbiertasDeGrupo = {
  orden: number
  nombre: string
  preguntasAbiertas: readonly { id: string; pregunta: string; respuestas: readonly string[] }[]
}

/** What a spreadsheet holds in one sheet, less the headings. */
const MAX_FILAS = 1_048_574

/** A row per answer, by question and then by group: to read, to filter, to code by hand. */
export function createPestanasDeAbiertas(
  grupos: readonly AbiertasDeGrupo[],
  titulo: string,
  { maxFilas = MAX_FILAS }: { maxFilas?: number } = {},
): Pestana[] {
  const preguntas = grupos[0]?.preguntasAbiertas ?? []
  const filas = preguntas.flatMap(({ pregunta }, p) =>
    grupos.flatMap((grupo) =>
      (grupo.preguntasAbiertas[p]?.respuestas ?? []).map((respuesta): Celda[] => [
        texto(pregunta, 'parrafo'),
        texto(`${getEtiquetaDeGrupo(grupo)} ${grupo.nombre}`),
        texto(respuesta, 'parrafo'),
      ]),
    ),
  )
  const tandas = Math.max(1, Math.ceil(filas.length / maxFilas))
  return Array.from({ length: tandas }, (_, i) => ({
    nombre: i === 0 ? 'Preguntas abiertas' : `Preguntas abiertas ${i + 1}`,
    anchos: [44, 30, 90],
    filasFijas: 2,
    columnasFijas: 0,
    filas: [
      [
        texto(
          `${titulo} ${formatCantidad(filas.length, 'respuesta escrita', 'respuestas escritas')}.`,
          'nota',
        ),
      ],
      ['Pregunta abierta', 'Grupo de opinión', 'Respuesta'].map((titulo) => texto(titulo, 'encabezado')),
      ...filas.slice(i * maxFilas, (i + 1) * maxFilas),
    ],
  }))
}
