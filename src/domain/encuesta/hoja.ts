import {
  CODIGO_NO_APLICA,
  CODIGO_NO_APLICA_EN_PUNTOS,
  PRIMER_PUNTO_A_FAVOR,
  PRIMER_PUNTO_EN_CONTRA,
} from '../cuestionario/codigos.ts'
import type { Cuestionario, Pregunta, PreguntaAbierta } from '../cuestionario/cuestionario.ts'
import { type ClaseDePregunta, getReglas } from '../cuestionario/tipos-de-parte.ts'
import type { Contestadas } from './avance.ts'
import type { RespuestaNueva } from './check-respuestas.ts'

/** Where a question's character stands in every sheet of its climate; it never changes. */
export type Posicion = { posicion: number }

export type CuestionarioConPosiciones = Cuestionario<Pregunta & Posicion, PreguntaAbierta & Posicion>

export type Casilla = { idPregunta: string; posicion: number; clase: ClaseDePregunta }

export const SIN_CONTESTAR = '-'
const ABIERTA_CONTESTADA = 'a'

/** Goes through the places one by one. Every save does so several times, so nothing is made for it. */
function visitCasillas(
  { partesCuestionario }: CuestionarioConPosiciones,
  visit: (idPregunta: string, posicion: number, clase: ClaseDePregunta) => void,
): void {
  for (const { tipo, preguntas, preguntaAbierta } of partesCuestionario) {
    const { clase } = getReglas(tipo)
    for (const { id, posicion } of preguntas) visit(id, posicion, clase)
    if (preguntaAbierta) visit(preguntaAbierta.id, preguntaAbierta.posicion, 'abierta')
  }
}

export function listCasillas(cuestionario: CuestionarioConPosiciones): Casilla[] {
  const casillas: Casilla[] = []
  visitCasillas(cuestionario, (idPregunta, posicion, clase) => {
    casillas.push({ idPregunta, posicion, clase })
  })
  return casillas
}

/** Length of a sheet. */
export function countPosiciones(cuestionario: CuestionarioConPosiciones): number {
  let largo = 0
  visitCasillas(cuestionario, (_, posicion) => {
    largo = Math.max(largo, posicion + 1)
  })
  return largo
}

/** One character per question. The text of an open answer is kept elsewhere: here only that there is one. */
function encodeRespuesta({ clase, respuesta, favorable }: RespuestaNueva): string {
  if (clase === 'abierta') return ABIERTA_CONTESTADA
  if (clase === 'opcion') return respuesta === 'true' ? 't' : 'f'
  if (clase === 'puntos') return encodePunto(respuesta, favorable ?? false)
  return respuesta
}

/** A letter tells the point and whether it is favourable, which stays once somebody has answered: counting asks nothing else. */
const encodePunto = (respuesta: string, favorable: boolean): string =>
  respuesta === CODIGO_NO_APLICA_EN_PUNTOS
    ? CODIGO_NO_APLICA
    : String.fromCharCode(
        (favorable ? PRIMER_PUNTO_A_FAVOR : PRIMER_PUNTO_EN_CONTRA).charCodeAt(0) + Number(respuesta),
      )

/** The sheet with the new answers in it. An empty text is a sheet nobody has written on yet. */
export function writeHoja(
  cuestionario: CuestionarioConPosiciones,
  hoja: string,
  nuevas: readonly RespuestaNueva[],
): string {
  const caracteres = hoja.split('')
  const porEscribir = new Map(nuevas.map((nueva) => [nueva.idPregunta, nueva]))
  visitCasillas(cuestionario, (idPregunta, posicion) => {
    const nueva = porEscribir.get(idPregunta)
    if (nueva) caracteres[posicion] = encodeRespuesta(nueva)
    else caracteres[posicion] ??= SIN_CONTESTAR
    porEscribir.delete(idPregunta)
  })
  for (const idPregunta of porEscribir.keys()) {
    throw new RangeError(`question ${idPregunta} has no place on the sheet`)
  }
  // Places of questions that are gone have nobody's name on them.
  return Array.from(caracteres, (caracter) => caracter ?? SIN_CONTESTAR).join('')
}

const isContestada = (hoja: string, posicion: number) => (hoja[posicion] ?? SIN_CONTESTAR) !== SIN_CONTESTAR

export function readContestadas(cuestionario: CuestionarioConPosiciones, hoja: string): Contestadas {
  const contestadas = new Set<string>()
  visitCasillas(cuestionario, (idPregunta, posicion) => {
    if (isContestada(hoja, posicion)) contestadas.add(idPregunta)
  })
  return contestadas
}

/** Nothing is left to answer; asked of the sheet itself. */
export function isHojaCompleta(cuestionario: CuestionarioConPosiciones, hoja: string): boolean {
  let completa = true
  visitCasillas(cuestionario, (_, posicion) => {
    completa &&= isContestada(hoja, posicion)
  })
  return completa
}
