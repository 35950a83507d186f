import { settlePositivas } from '../climas/positivas.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../resultados/bandas.ts'
import { listVariables } from '../resultados/satisfaccion.ts'
import type { ConjuntoLeido, Ronda } from './ronda.ts'

/**
 * distribucion: of everybody in the set, the shares of the four answers from the satisfied side (in a question "En
 * negativo" that is disagreeing), then of those who said No Aplica or left it open. They add up to 100.
 */
export type PreguntaLeida = {
  id: string
  texto: string
  variable: string
  enNegativo: boolean
  valor: number | null
  distribucion: number[] | null
}

export type OrdenDePreguntas = 'asc' | 'desc' | 'cuestionario'

/** Every question with faces of a set, from the least to the most satisfied; those without a figure last. */
export function listPreguntasLeidas(
  { definicion }: Ronda,
  { satisfaccion, recuento, reserva }: ConjuntoLeido,
  { orden = 'asc', variable }: { orden?: OrdenDePreguntas; variable?: string } = {},
): PreguntaLeida[] {
  const partes = settlePositivas(definicion).partesCuestionario
  const definidas = new Map(
    partes.flatMap(({ preguntas }) => preguntas.map((pregunta) => [pregunta.id, pregunta])),
  )
  const leidas = listVariables(satisfaccion)
    .filter(({ nombre }) => variable === undefined || nombre === variable)
    .flatMap(({ nombre, preguntas }) =>
      preguntas.map(({ id, pregunta, cuentas, porcentajePregunta }): PreguntaLeida => {
        const seVe = reserva === null && porcentajePregunta !== null
        const { positiva, posicion } = definidas.get(id)!
        return {
          id,
          texto: pregunta,
          variable: nombre,
          enNegativo: positiva === false,
          valor: seVe ? porcentajePregunta * 100 : null,
          distribucion: seVe ? computeDistribucion(cuentas, recuento.bases[posicion]!) : null,
        }
      }),
    )
  if (orden === 'cuestionario') return leidas
  const signo = orden === 'asc' ? 1 : -1
  return leidas.sort((a, b) => {
    if (a.valor === null || b.valor === null) return Number(a.valor === null) - Number(b.valor === null)
    return signo * (a.valor - b.valor)
  })
}

function computeDistribucion(cuentas: readonly number[], personas: number): number[] {
  const contestadas = cuentas.slice(0, 4)
  const resto = personas - contestadas.reduce((suma, cuenta) => suma + cuenta, 0)
  return [...contestadas, resto].map((cuenta) => (cuenta / personas) * 100)
}

export function countPreguntas(preguntas: readonly PreguntaLeida[]): { debajo: number; alcanzan: number } {
  const conValor = preguntas.flatMap(({ valor }) => valor ?? [])
  const alcanzan = conValor.filter((valor) => isAlMenos(valor, UMBRAL_DE_SATISFACCION)).length
  return { debajo: conValor.length - alcanzan, alcanzan }
}
