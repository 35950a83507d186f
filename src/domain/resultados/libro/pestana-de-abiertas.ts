import { formatGrupo } from '../../climas/nombre-de-grupo.ts'
import { formatCantidad } from '../../texto/cantidad.ts'
import {
  type FilasDeTexto,
  formatTextoDeCelda,
  type Pestana,
  type Respuestas,
  type TextoEscrito,
  texto,
} from './libro.ts'

export type AbiertasDeGrupo = {
  orden: number
  nombre: string
  preguntasAbiertas: readonly { pregunta: string; respuestas: Respuestas }[]
}

/** What a spreadsheet holds in one sheet, less the headings. */
const MAX_FILAS = 1_048_574
/** In characters. */
export const ANCHO_DE_RESPUESTA = 90

/** A row per answer, by question and then by group: to read, to filter, to code by hand. */
export function createPestanasDeAbiertas(
  grupos: readonly AbiertasDeGrupo[],
  titulo: string,
  { maxFilas = MAX_FILAS }: { maxFilas?: number } = {},
): Pestana[] {
  const preguntas = (grupos[0]?.preguntasAbiertas ?? []).map(({ pregunta }, p) => ({
    pregunta: formatTextoDeCelda(pregunta),
    grupos: grupos.map((grupo) => ({
      nombre: formatTextoDeCelda(formatGrupo(grupo)),
      respuestas: grupo.preguntasAbiertas[p]?.respuestas ?? [],
    })),
  }))
  const total = countFilas(preguntas)
  const nota = `${titulo} ${formatCantidad(total, 'respuesta escrita', 'respuestas escritas')}.`
  return Array.from({ length: Math.max(1, Math.ceil(total / maxFilas)) }, (_, i) => ({
    nombre: i === 0 ? 'Preguntas abiertas' : `Preguntas abiertas ${i + 1}`,
    anchos: [44, 30, ANCHO_DE_RESPUESTA],
    filasFijas: 2,
    columnasFijas: 0,
    filas: [
      [texto(nota, 'nota')],
      ['Pregunta abierta', 'Grupo de opinión', 'Respuesta'].map((titulo) => texto(titulo, 'encabezado')),
    ],
    textos: { preguntas, desde: i * maxFilas, hasta: Math.min(total, (i + 1) * maxFilas) },
  }))
}

const countFilas = (preguntas: FilasDeTexto['preguntas']): number =>
  preguntas.reduce(
    (suma, { grupos }) => suma + grupos.reduce((delGrupo, { respuestas }) => delGrupo + respuestas.length, 0),
    0,
  )

type TramoDeTextos = { pregunta: string; grupo: string; respuestas: Iterable<TextoEscrito> }

/** What a sheet shows of each question and group, in the order of its rows. */
export function* listTramosDeTexto({ preguntas, desde, hasta }: FilasDeTexto): Generator<TramoDeTextos> {
  let fila = 0
  for (const { pregunta, grupos } of preguntas) {
    for (const { nombre, respuestas } of grupos) {
      const primera = Math.max(0, desde - fila)
      const ultima = Math.min(respuestas.length, hasta - fila)
      if (primera < ultima) yield { pregunta, grupo: nombre, respuestas: respuestas.slice(primera, ultima) }
      fila += respuestas.length
    }
  }
}

/** How question, group and answer stand in their cells. */
export const ESTILOS_DE_FILA_DE_TEXTO = ['parrafo', 'texto', 'parrafo'] as const
