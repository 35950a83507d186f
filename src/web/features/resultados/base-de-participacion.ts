import { formatBase, formatNumero } from '../../../dibujo/resultados/cifras.ts'
import { type ClimaDeGraficas, formatBaseDeClima, isSinPublicar } from './clima-de-graficas.ts'

/** Who answered after the last publication is counted here and in no figure below. */
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
