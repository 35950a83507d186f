import type { Cuestionario, ParteCuestionario, TipoDeParte } from './cuestionario.ts'

/** How a question is answered, whatever part it stands in. */
export type ClaseDePregunta = 'cara' | 'escala' | 'opcion' | 'abierta'

export type PreguntaDeParte = {
  id: string
  orden: number
  pregunta: string
  clase: ClaseDePregunta
  positiva: boolean
  NoAplica: boolean
}

const CLASE: Record<TipoDeParte, ClaseDePregunta> = {
  smile: 'cara',
  maloToExelente: 'escala',
  seleccionMultiple: 'opcion',
  preguntasAbiertas: 'abierta',
  tiempoDeLaborarEnEmpresa: 'opcion',
}

export function getClaseDePreguntas(tipo: TipoDeParte): ClaseDePregunta {
  return CLASE[tipo]
}

const byOrden = (a: { orden: number }, b: { orden: number }) => a.orden - b.orden

export function listPartes<T extends { orden: number }>(cuestionario: {
  partesCuestionario: readonly T[]
}): T[] {
  return [...cuestionario.partesCuestionario].sort(byOrden)
}

/** Every question of a part in the order it is asked; the part's open question takes its place by orden. */
export function listPreguntasDeParte(parte: ParteCuestionario): PreguntaDeParte[] {
  const clase = getClaseDePreguntas(parte.tipo)
  const admiteNoAplica = clase === 'cara' || clase === 'escala'
  const preguntas = parte.preguntas.map(
    (p): PreguntaDeParte => ({
      id: p.id,
      orden: p.orden,
      pregunta: p.pregunta,
      clase,
      positiva: p.positiva ?? true,
      NoAplica: admiteNoAplica && p.NoAplica,
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

/** The "No." a respondent sees: questions counted through the whole questionnaire, by question id. */
export function listNumeros(cuestionario: Cuestionario): Map<string, number> {
  return new Map(listPreguntas(cuestionario).map((pregunta, indice) => [pregunta.id, indice + 1]))
}
