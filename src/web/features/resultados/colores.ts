import { BANDAS, type ColorDeBanda, findBanda } from '../../../domain/resultados/bandas.ts'

const COLOR_DE_BANDA: Record<ColorDeBanda, string> = {
  'verde-oscuro': 'var(--b90)',
  verde: 'var(--b80)',
  'verde-claro': 'var(--b75)',
  'verde-amarillo': 'var(--b70)',
  amarillo: 'var(--b68)',
  ambar: 'var(--b65)',
  naranja: 'var(--b61)',
  rojo: 'var(--b50)',
}

export const getColorDeBanda = (porcentaje: number | null) =>
  porcentaje === null ? 'var(--sand-3)' : COLOR_DE_BANDA[findBanda(porcentaje).color]

/** Ascending, as the rule is drawn: red at the left. */
export const LEYENDA_DE_BANDAS = BANDAS.map(({ etiqueta, color }) => ({
  texto: etiqueta as string,
  color: COLOR_DE_BANDA[color],
})).reverse()

export const COLOR_ACTUAL = 'var(--amber)'
export const COLOR_COMPARADO = 'var(--terracotta)'
export const COLOR_DE_PARTICIPACION = 'var(--ink)'
export const COLORES_DE_ESCALA = ['var(--exelente)', 'var(--bueno)', 'var(--regular)', 'var(--malo)']

/** Five colours; with more seniorities they begin again (spec §9). */
const COLORES_DE_ANTIGUEDAD = [
  'var(--serie-1)',
  'var(--serie-2)',
  'var(--serie-3)',
  'var(--serie-4)',
  'var(--serie-5)',
]
export const getColorDeAntiguedad = (indice: number) =>
  COLORES_DE_ANTIGUEDAD[indice % COLORES_DE_ANTIGUEDAD.length]!
