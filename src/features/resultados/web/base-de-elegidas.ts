import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { type ClimaDeGraficas, formatBaseDeClima, isSinPublicar } from './clima-de-graficas.ts'
import type { ParteConFactores } from './resultados-queries.ts'

/** Of what was chosen among all: whose figures are there, and how many people those are. */
export function describeBaseDeElegidas(
  clima: ClimaDeGraficas,
  partes: readonly Pick<ParteConFactores, 'rotulo' | 'personas' | 'reserva'>[],
): string {
  const conCifra = partes.filter(({ reserva }) => !reserva)
  if (isSinPublicar(clima)) return formatBaseDeClima(clima)
  const personas = conCifra.reduce((suma, parte) => suma + (parte.personas ?? 0), 0)
  return `${formatBaseDeClima(clima, personas)} Solo ${joinEnLetras(conCifra.map(({ rotulo }) => rotulo))}.`
}
