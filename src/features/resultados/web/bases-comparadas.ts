import { formatPersonas } from '#dibujo/resultados/cifras.ts'
import { formatBaseDeRenglones } from '#domain/resultados/base.ts'
import { type ClimaDeGraficas, formatBaseDeClima, getBase, isSinPublicar } from './clima-de-graficas.ts'

/** People behind the figures of each of two rounds; null where a round has none to show. */
export type PersonasComparadas = readonly [number | null, number | null]

/** The divisor of the figures of two rounds: the whole company, unless they are those of a part of it. */
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
      .map((ronda) => `${formatPersonas(ronda.personas)} en ${ronda.clima.periodo}`)
      .join(' y ')}.`
  return conCifras
    .map(
      (ronda) =>
        `Base de ${ronda.clima.periodo}: ${withoutLabel(formatBaseDeClima(ronda.clima, ronda.personas))}`,
    )
    .join(' ')
}

/** The same where the other round is known by its year and its people: it is computed on the base of this one. */
export function describeBaseDeDos(
  clima: ClimaDeGraficas,
  antes: { periodo: string; personas: number },
  personas = countEncuestados(clima),
): string {
  const deAntes = `${formatPersonas(antes.personas)} en ${antes.periodo}`
  if (isSinPublicar(clima)) return formatBaseDeClima(clima)
  return getBase(clima) === 'encuestados'
    ? `Base: quienes contestaron algo, ${formatPersonas(personas)} en ${clima.periodo} y ${deAntes}.`
    : `${formatBaseDeClima(clima, personas).replace(/\.$/, '')} en ${clima.periodo} y ${deAntes}.`
}

/** Shares of who belongs to each seniority are of those who told theirs, in each round. */
export const describeBaseDeAntiguedad = (climas: readonly [ClimaDeGraficas, ClimaDeGraficas]): string =>
  climas.every((clima) => !isSinPublicar(clima))
    ? 'Base: quienes dijeron su antigüedad en cada clima.'
    : describeBases(climas)

/** The base of a chart whose rows are of different people: how many stands in each. */
export const describeBaseDeRenglones = (climas: readonly [ClimaDeGraficas, ClimaDeGraficas]): string =>
  climas.every((clima) => !isSinPublicar(clima)) && getBase(climas[0]) === getBase(climas[1])
    ? formatBaseDeRenglones(getBase(climas[0]))
    : describeBases(climas)

const countEncuestados = ({ dataProcesada }: ClimaDeGraficas) => dataProcesada.cantidadDeEncuestados

/** In the middle of a sentence. */
const withoutLabel = (base: string) => {
  const resto = base.replace('Base: ', '')
  return resto.charAt(0).toLowerCase() + resto.slice(1)
}
