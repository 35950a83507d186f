import { formatNumero } from './cantidades.ts'

export interface PorVia {
  correo: number
  papeleta: number
  captura: number
}

/** As the screens name them. */
export const VIAS = [
  ['correo', 'Por correo', 'por correo'],
  ['papeleta', 'Por papeleta', 'con papeleta'],
  ['captura', 'Por captura', 'por captura'],
] as const

/** "40 por correo, 21 con papeleta"; nothing where there is nobody. */
export const formatPorVia = (porVia: PorVia): string =>
  VIAS.filter(([via]) => porVia[via] > 0)
    .map(([via, , como]) => `${formatNumero(porVia[via])} ${como}`)
    .join(', ')
