import { foldTexto } from '../../../../domain/climas/nombres.ts'

/** What a round asked about something: the text of each question and whether agreeing is good. */
export interface PreguntaDeRonda {
  pregunta: string
  positiva: boolean
}

const getClave = ({ pregunta, positiva }: PreguntaDeRonda) =>
  `${positiva ? '+' : '-'}${foldTexto(pregunta).replace(/\s+/g, ' ').trim()}`

export interface Comparacion {
  comparable: boolean
  /** Questions of one of the rounds that the other does not ask, as they are written. */
  soloAntes: string[]
  soloAhora: string[]
}

/** The same in two rounds where the questions and their senses are; their order and accents do not matter. */
export function comparePreguntas(
  antes: readonly PreguntaDeRonda[],
  ahora: readonly PreguntaDeRonda[],
): Comparacion {
  const clavesDeAntes = new Set(antes.map(getClave))
  const clavesDeAhora = new Set(ahora.map(getClave))
  const soloAntes = antes.filter((pregunta) => !clavesDeAhora.has(getClave(pregunta)))
  const soloAhora = ahora.filter((pregunta) => !clavesDeAntes.has(getClave(pregunta)))
  return {
    comparable: soloAntes.length === 0 && soloAhora.length === 0,
    soloAntes: soloAntes.map(({ pregunta }) => pregunta),
    soloAhora: soloAhora.map(({ pregunta }) => pregunta),
  }
}
