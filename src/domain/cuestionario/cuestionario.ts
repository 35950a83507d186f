/** grin always means "totally agree", and the four faces keep their places in every question. */
export const CARAS = ['grin', 'smile', 'meh', 'frown'] as const

export type Cara = (typeof CARAS)[number]

export const TEXTO_DE_CARA: Record<Cara, string> = {
  grin: 'Totalmente de acuerdo',
  smile: 'De acuerdo',
  meh: 'En desacuerdo',
  frown: 'Totalmente en desacuerdo',
}

/** A negative question reverses the scale, so that 0 and 1 are always the satisfied side (spec §5). */
export function getCodigoDeCara(cara: Cara, positiva: boolean): string {
  const lugar = CARAS.indexOf(cara)
  return String(positiva ? lugar : 3 - lugar)
}

export const TIPOS_DE_PARTE = [
  'smile',
  'maloToExelente',
  'seleccionMultiple',
  'preguntasAbiertas',
  'tiempoDeLaborarEnEmpresa',
  'escala',
  'unica',
] as const

export type TipoDeParte = (typeof TIPOS_DE_PARTE)[number]

export type PreguntaAbierta = { id: string; orden: number; pregunta: string }

/** favorable: whoever chooses it is satisfied. */
export type PuntoDeEscala = { texto: string; favorable: boolean }

/** In a preguntasAbiertas part these are the open questions; where one chooses among them, the options. */
export type Pregunta = {
  id: string
  orden: number
  pregunta: string
  factorEvaluado?: string | null
  positiva?: boolean | null
  NoAplica: boolean
}

export type ParteCuestionario<P extends Pregunta = Pregunta, A extends PreguntaAbierta = PreguntaAbierta> = {
  id: string
  orden: number
  tipo: TipoDeParte
  variable?: string | null
  preguntaGeneral?: string | null
  preguntaAbierta?: A | null
  cantidadDeOpciones?: number | null
  /** Points of a scale, in the order in which they are read. */
  puntos?: readonly PuntoDeEscala[] | null
  /** For a scale from 0 to 10: promoters less detractors are told of its questions. */
  eNPS?: boolean | null
  preguntas: readonly P[]
}

/** As wide as the wire's, so that the survey screen can pass on what it received. */
export type Cuestionario<P extends Pregunta = Pregunta, A extends PreguntaAbierta = PreguntaAbierta> = {
  tipo?: string
  partesCuestionario: readonly ParteCuestionario<P, A>[]
}
