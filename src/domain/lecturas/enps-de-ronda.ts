import type { Definicion } from '../climas/definicion.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'
import { computeENPS, type ENPS } from '../estadistica/enps.ts'
import { getCuentasDePuntos } from '../resultados/recuento.ts'
import type { ConjuntoLeido, Ronda } from './ronda.ts'

/** A question from 0 to 10 that is told as promoters less detractors. */
export interface PreguntaDeENPS {
  id: string
  pregunta: string
  posicion: number
}

export const listPreguntasDeENPS = ({ cuestionario }: Pick<Definicion, 'cuestionario'>): PreguntaDeENPS[] =>
  cuestionario.partesCuestionario.filter(({ eNPS }) => eNPS).flatMap(({ preguntas }) => preguntas)

const PUNTOS = 11

export const computeENPSDe = (
  { reserva, recuento }: Pick<ConjuntoLeido, 'reserva' | 'recuento'>,
  { posicion }: PreguntaDeENPS,
): ENPS | null => (reserva ? null : computeENPS(getCuentasDePuntos(recuento, posicion, PUNTOS)))

/** The same question of another round, by its text. */
export const findPreguntaDeENPS = ({ definicion }: Pick<Ronda, 'definicion'>, { pregunta }: PreguntaDeENPS) =>
  listPreguntasDeENPS(definicion).find(
    (otra) => getClaveDeNombre(otra.pregunta) === getClaveDeNombre(pregunta),
  )
