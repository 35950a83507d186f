import type { Cuestionario, ParteCuestionario, PuntoDeEscala, TipoDeParte } from './cuestionario.ts'
import { type ClaseDePregunta, getReglas, isDeOpciones } from './tipos-de-parte.ts'

export type PreguntaDeParte = {
  id: string
  orden: number
  pregunta: string
  clase: ClaseDePregunta
  positiva: boolean
  NoAplica: boolean
  /** Points of a question that has them. */
  puntos?: readonly PuntoDeEscala[]
}

const byOrden = (a: { orden: number }, b: { orden: number }) => a.orden - b.orden

export function listPartes<T extends { orden: number }>(cuestionario: {
  partesCuestionario: readonly T[]
}): T[] {
  return [...cuestionario.partesCuestionario].sort(byOrden)
}

/** Every question of a part in the order it is asked; the part's open question takes its place by orden. */
export function listPreguntasDeParte(parte: ParteCuestionario): PreguntaDeParte[] {
  const { clase, conNoAplica } = getReglas(parte.tipo)
  const preguntas = parte.preguntas.map(
    (p): PreguntaDeParte => ({
      id: p.id,
      orden: p.orden,
      pregunta: p.pregunta,
      clase,
      positiva: p.positiva ?? true,
      NoAplica: conNoAplica && p.NoAplica,
      ...(clase === 'puntos' && { puntos: parte.puntos ?? [] }),
    }),
  )
  const abierta = parte.preguntaAbierta
  if (abierta) {
    const { id, orden, pregunta } = abierta
    preguntas.push({ id, orden, pregunta, clase: 'abierta', positiva: true, NoAplica: false })
  }
  return preguntas.sort(byOrden)
}

export function listPreguntas(cuestionario: Cuestionario): PreguntaDeParte[] {
  return listPartes(cuestionario).flatMap(listPreguntasDeParte)
}

/**
 * The "No." a respondent sees, by question id: questions counted through the whole questionnaire. Options are answers to
 * the one question of their part: they are counted among themselves.
 */
export function listNumeros(cuestionario: Cuestionario): Map<string, number> {
  const numeros = new Map<string, number>()
  let numero = 0
  for (const parte of listPartes(cuestionario)) {
    let opcion = 0
    for (const { id, clase } of listPreguntasDeParte(parte)) {
      if (clase !== 'opcion' || opcion === 0) numero += 1
      if (clase === 'opcion') opcion += 1
      numeros.set(id, clase === 'opcion' ? opcion : numero)
    }
  }
  return numeros
}

/** The number of the one question that the options of a part answer, by part; among options letters stand in for numbers. */
export function findNumeroDeParte(cuestionario: Cuestionario, idParte: string): number | null {
  let numero = 0
  for (const parte of listPartes(cuestionario)) {
    const preguntas = listPreguntasDeParte(parte)
    const opciones = preguntas.filter(({ clase }) => clase === 'opcion').length
    if (parte.id === idParte) return opciones > 0 ? numero + 1 : null
    numero += preguntas.length - Math.max(0, opciones - 1)
  }
  return null
}

const LETRAS = 'abcdefghijklmnopqrstuvwxyz'

/** The mark before an option on the screen: a number would be taken for a question's. */
export const formatNumeroDeOpcion = (numero: number): string => LETRAS[numero - 1] ?? String(numero)

type ParteContada = { tipo: TipoDeParte; preguntas: readonly unknown[]; preguntaAbierta?: unknown }

/** Questions that somebody answers: the options of a part are one. */
export const countPreguntas = (cuestionario: { partesCuestionario: readonly ParteContada[] }): number =>
  cuestionario.partesCuestionario.reduce((suma, { tipo, preguntas, preguntaAbierta }) => {
    const propias = isDeOpciones(tipo) ? Math.min(preguntas.length, 1) : preguntas.length
    return suma + propias + (preguntaAbierta ? 1 : 0)
  }, 0)
