import { formatBase, formatNumero, formatPersonas } from '#dibujo/resultados/cifras.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { type ClimaDeGraficas, formatBaseDeClima, getBase, isSinPublicar } from './clima-de-graficas.ts'
import type { ParteDeClima } from './resultados-queries.ts'

/** People who answered after the last publication are counted here and in no figure below. */
export function describeContestaron(clima: ClimaDeGraficas, personas: number): string {
  const enCifras = clima.dataProcesada.cantidadDeEncuestados
  // Clients are told only who is in the figures of each: what is in the company's alone is part of the whole all the same.
  if (personas < enCifras)
    return `${formatBaseDeClima(clima)} De ${formatNumero(enCifras - personas)} no se dice su parte.`
  const base = formatBase('encuestados', personas)
  return isSinPublicar(clima) || enCifras >= personas
    ? base
    : `${base} En las cifras publicadas ${enCifras === 1 ? 'está' : 'están'} ${formatNumero(enCifras)}.`
}

/** The base of a chart whose bars are of different people: how many are behind each colour, where it has a figure. */
export function describeBaseDeSeries(
  clima: ClimaDeGraficas,
  partes: readonly Pick<ParteDeClima, 'nombre' | 'personas' | 'reserva'>[],
): string {
  const conCifra = partes.flatMap(({ nombre, personas, reserva }) =>
    reserva || personas === null ? [] : [`${formatPersonas(personas)} en «${nombre}»`],
  )
  if (isSinPublicar(clima) || conCifra.length === 0) return formatBaseDeClima(clima)
  return getBase(clima) === 'encuestados'
    ? `Base: quienes contestaron algo, ${joinEnLetras(conCifra)}.`
    : `Base: quienes contestaron cada pregunta, sin contar «No Aplica», de ${joinEnLetras(conCifra)}.`
}
