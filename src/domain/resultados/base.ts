import type { BaseDeCalculo } from '../climas/clima-input.ts'
import { formatCantidad } from '../texto/cantidad.ts'

export const formatPersonas = (personas: number): string => formatCantidad(personas, 'persona', 'personas')

/** The divisor of figures, and the people behind them: with every chart, table, picture and sheet. */
export function formatBase(base: BaseDeCalculo, personas: number): string {
  if (base === 'respuestasValidas')
    return `Base: quienes contestaron cada pregunta, sin contar «No Aplica», de ${formatPersonas(personas)}.`
  return `Base: ${formatPersonas(personas)} que ${personas === 1 ? 'contestó' : 'contestaron'} algo.`
}

/** The same of a table whose rows are of different people: how many stands in each. */
export const formatBaseDeRenglones = (base: BaseDeCalculo): string =>
  base === 'respuestasValidas'
    ? 'Base: en cada renglón, quienes contestaron cada pregunta, sin contar «No Aplica», de las personas que se dicen.'
    : 'Base: en cada renglón, las personas que se dicen, que son quienes contestaron algo.'
