import type { Cuestionario, Pregunta, PreguntaAbierta } from '../cuestionario/cuestionario.ts'
import { type ClaseDePregunta, getClaseDePreguntas } from '../cuestionario/preguntas-de-parte.ts'
import type { Contestadas } from './avance.ts'
import type { RespuestaNueva } from './check-respuestas.ts'

/** Where a question's character stands in every sheet of its climate; it never changes. */
export type Posicion = { posicion: number }

export type CuestionarioConPosiciones = Cuestionario<Pregunta & Posicion, PreguntaAbierta & Posicion>

export type Casilla = { idPregunta: string; posicion: number; clase: ClaseDePregunta }

export const SIN_CONTESTAR = '-'
const ABIERTA_CONTESTADA = 'a'

type Plano = { casillas: readonly Casilla[]; posiciones: ReadonlyMap<string, number>; largo: number }

/** A questionnaire does not change once it is made, and every save reads the places of one several times. */
const planos = new WeakMap<CuestionarioConPosiciones, Plano>()

function getPlano(cuestionario: CuestionarioConPosiciones): Plano {
  const plano = planos.get(cuestionario) ?? createPlano(findCasillas(cuestionario))
  planos.set(cuestionario, plano)
  return plano
}

const createPlano = (casillas: readonly Casilla[]): Plano => ({
  casillas,
  posiciones: new Map(casillas.map(({ idPregunta, posicion }) => [idPregunta, posicion])),
  largo: Math.max(0, ...casillas.map(({ posicion }) => posicion + 1)),
})

export const listCasillas = (cuestionario: CuestionarioConPosiciones): readonly Casilla[] =>
  getPlano(cuestionario).casillas

/** How long a sheet is. */
export const countPosiciones = (cuestionario: CuestionarioConPosiciones): number =>
  getPlano(cuestionario).largo

function findCasillas(cuestionario: CuestionarioConPosiciones): Casilla[] {
  return cuestionario.partesCuestionario.flatMap((parte) => {
    const clase = getClaseDePreguntas(parte.tipo)
    const casillas = parte.preguntas.map((p): Casilla => ({ idPregunta: p.id, posicion: p.posicion, clase }))
    const abierta = parte.preguntaAbierta
    if (abierta) casillas.push({ idPregunta: abierta.id, posicion: abierta.posicion, clase: 'abierta' })
    return casillas
  })
}

/** One character per question. The text of an open answer is kept elsewhere: here only that there is one. */
function encodeRespuesta({ clase, respuesta }: RespuestaNueva): string {
  if (clase === 'abierta') return ABIERTA_CONTESTADA
  if (clase === 'opcion') return respuesta === 'true' ? 't' : 'f'
  return respuesta
}

/** The sheet with the new answers in it. An empty text is a sheet nobody has written on yet. */
export function writeHoja(
  cuestionario: CuestionarioConPosiciones,
  hoja: string,
  nuevas: readonly RespuestaNueva[],
): string {
  const { posiciones, largo } = getPlano(cuestionario)
  const caracteres = hoja.padEnd(largo, SIN_CONTESTAR).split('')
  for (const nueva of nuevas) {
    const posicion = posiciones.get(nueva.idPregunta)
    if (posicion === undefined) throw new RangeError(`question ${nueva.idPregunta} has no place on the sheet`)
    caracteres[posicion] = encodeRespuesta(nueva)
  }
  return caracteres.join('')
}

export function readContestadas(cuestionario: CuestionarioConPosiciones, hoja: string): Contestadas {
  return new Set(
    listCasillas(cuestionario)
      .filter(({ posicion }) => (hoja[posicion] ?? SIN_CONTESTAR) !== SIN_CONTESTAR)
      .map(({ idPregunta }) => idPregunta),
  )
}

/** The same as isEncuestaCompleta, asked of the sheet itself. */
export function isHojaCompleta(cuestionario: CuestionarioConPosiciones, hoja: string): boolean {
  return listCasillas(cuestionario).every(
    ({ posicion }) => (hoja[posicion] ?? SIN_CONTESTAR) !== SIN_CONTESTAR,
  )
}
