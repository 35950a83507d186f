import { formatPersonas } from '../../../dibujo/resultados/cifras.ts'
import { type ClimaDeGraficas, formatBaseDeClima, getBase, isSinPublicar } from './clima-de-graficas.ts'

/** How many people are behind the figures of each of two rounds; null where a round has none to show. */
export type PersonasComparadas = readonly [number | null, number | null]

/** What the figures of two rounds are divided by: the whole company, unless they are those of a part of it. */
export function describeBases(
  climas: readonly [ClimaDeGraficas, ClimaDeGraficas],
  personas: PersonasComparadas = [countEncuestados(climas[0]), countEncuestados(climas[1])],
): string {
  const conCifras = climas.flatMap((clima, i) => {
    const cuantas = personas[i] ?? null
    return cuantas === null && !isSinPublicar(clima) ? [] : [{ clima, personas: cuantas ?? 0 }]
  })
  if (conCifras.every(({ clima }) => getBase(clima) === 'encuestados' && !isSinPublicar(clima)))
    return `Base: quienes contestaron algo, ${conCifras
      .map((ronda) => `${formatPersonas(ronda.personas)} en ${ronda.clima.anio}`)
      .join(' y ')}.`
  return conCifras
    .map(
      (ronda) =>
        `Base de ${ronda.clima.anio}: ${withoutLabel(formatBaseDeClima(ronda.clima, ronda.personas))}`,
    )
    .join(' ')
}

const countEncuestados = ({ dataProcesada }: ClimaDeGraficas) => dataProcesada.cantidadDeEncuestados

/** In the middle of a sentence. */
const withoutLabel = (base: string) => {
  const resto = base.replace('Base: ', '')
  return resto.charAt(0).toLowerCase() + resto.slice(1)
}
