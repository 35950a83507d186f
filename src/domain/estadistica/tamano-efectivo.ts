import type { BaseDeCalculo } from '../climas/clima-input.ts'
import type { SumasDeMedida } from './sumas-de-medida.ts'

/**
 * The number of independent yes-or-no answers that say as much as these people did. The answers of one person go together, so
 * counting answers makes figures look far too certain, and counting people far too uncertain: what matters is how much
 * people's own shares differ, compared with yes-or-no answers of the same mean.
 *
 * From few people that comparison is itself a guess. Two imagined people, whose answers go together by 0.4, are counted
 * in: with it 95 % intervals hold from five people on.
 */
export function computeTamanoEfectivo({
  base,
  encuestados,
  preguntas,
  escala,
  sumas,
}: {
  base: BaseDeCalculo
  /** People of the set with at least one answer. */
  encuestados: number
  /** Variables of the medida that have a figure in this set. */
  preguntas: number
  escala: number
  sumas: SumasDeMedida | null
}): number {
  if (!sumas) return encuestados
  const { personas, media, varianza, porPersona } =
    base === 'encuestados'
      ? computeMedia(sumas, encuestados, escala, preguntas)
      : computeRazon(sumas, escala, preguntas)
  const binomial = media * (1 - media)
  if (personas < 2 || binomial <= 0) return personas
  const supuesta = (1 + (porPersona - 1) * CORRELACION_SUPUESTA) / porPersona
  const observada = varianza / binomial
  const ponderada =
    ((personas - 1) * observada + PERSONAS_SUPUESTAS * supuesta) / (personas - 1 + PERSONAS_SUPUESTAS)
  return personas / Math.min(1, Math.max(1 / porPersona, ponderada))
}

const PERSONAS_SUPUESTAS = 2
const CORRELACION_SUPUESTA = 0.4

/** porPersona: answers that a person gives at most. */
type Dispersion = { personas: number; media: number; varianza: number; porPersona: number }

/** Everybody counts the same, whoever left a question open too. */
function computeMedia(
  [, x = 0, xx = 0]: SumasDeMedida,
  encuestados: number,
  escala: number,
  preguntas: number,
): Dispersion {
  const varianza = (xx - (x * x) / encuestados) / (encuestados - 1) / escala ** 2
  return { personas: encuestados, media: x / encuestados / escala, varianza, porPersona: preguntas }
}

/** Favourable among valid answers: a ratio of two sums, whose error is that of x − ratio · y. */
function computeRazon(
  [personas = 0, x = 0, xx = 0, z = 0, xz = 0, zz = 0]: SumasDeMedida,
  escala: number,
  preguntas: number,
): Dispersion {
  const y = escala * personas - z
  const xy = escala * x - xz
  const yy = escala ** 2 * personas - 2 * escala * z + zz
  const media = y === 0 ? 0 : x / y
  const cuadrados = xx - 2 * media * xy + media ** 2 * yy
  const varianza = ((cuadrados / (personas - 1)) * personas ** 2) / y ** 2
  return { personas, media, varianza, porPersona: Math.max(1, (preguntas * y) / (escala * personas)) }
}
