import { formatGrupo } from '../../climas/nombres.ts'
import { formatCantidad } from '../../texto/cantidad.ts'
import {
  createSinGrupoDeArea,
  SIN_GRUPO,
  sortSinOrigen,
  type TextosReunidos,
} from '../respuestas-abiertas.ts'
import { type Celda, type Pestana, texto } from './libro.ts'

/** The groups and questions that texts may belong to. */
export type MarcoDeAbiertas = {
  grupos: readonly { id: string; orden: number; nombre: string }[]
  areas: readonly { id: string; nombre: string }[]
  preguntas: readonly { id: string; pregunta: string }[]
}

/** Rows of a sheet in any spreadsheet, less the headings. */
const MAX_FILAS = 1_048_574

type Monton = { pregunta: string; grupo: string; respuestas: readonly string[] }

/** By question and then by group; texts that have but an area come after, and those without one last. */
const listMontones = ({ grupos, areas, preguntas }: MarcoDeAbiertas, reunidos: TextosReunidos): Monton[] =>
  preguntas.flatMap(({ id, pregunta }) =>
    [...grupos, ...areas.map(createSinGrupoDeArea), { ...SIN_GRUPO, id: null }].map((grupo) => ({
      pregunta,
      grupo: grupo.orden === SIN_GRUPO.orden ? grupo.nombre : formatGrupo(grupo),
      respuestas: reunidos.get(grupo.id)?.get(id) ?? [],
    })),
  )

/** Sorts one heap at a time, when its rows are asked for. */
function* listFilas(montones: readonly Monton[], desde: number, hasta: number): Generator<Celda[]> {
  let fila = 0
  for (const { pregunta, grupo, respuestas } of montones) {
    const primera = Math.max(0, desde - fila)
    const ultima = Math.min(respuestas.length, hasta - fila)
    fila += respuestas.length
    if (primera >= ultima) continue
    const cabeza = [texto(pregunta, 'parrafo'), texto(grupo)]
    for (const respuesta of sortSinOrigen(respuestas).slice(primera, ultima))
      yield [...cabeza, texto(respuesta, 'parrafo')]
  }
}

/** A row per answer: to read, to filter, to code by hand. */
export function createPestanasDeAbiertas(
  titulo: string,
  marco: MarcoDeAbiertas,
  reunidos: TextosReunidos,
  { maxFilas = MAX_FILAS }: { maxFilas?: number } = {},
): Pestana[] {
  const montones = listMontones(marco, reunidos)
  const total = montones.reduce((suma, { respuestas }) => suma + respuestas.length, 0)
  const nota = `${titulo} ${formatCantidad(total, 'respuesta escrita', 'respuestas escritas')}.`
  return Array.from({ length: Math.max(1, Math.ceil(total / maxFilas)) }, (_, i) => ({
    nombre: i === 0 ? 'Preguntas abiertas' : `Preguntas abiertas ${i + 1}`,
    anchos: [44, 30, 90],
    filasFijas: 2,
    columnasFijas: 0,
    filas: {
      *[Symbol.iterator]() {
        yield [texto(nota, 'nota')]
        yield ['Pregunta abierta', 'Grupo de opinión o área', 'Respuesta'].map((t) => texto(t, 'encabezado'))
        yield* listFilas(montones, i * maxFilas, (i + 1) * maxFilas)
      },
    },
  }))
}
