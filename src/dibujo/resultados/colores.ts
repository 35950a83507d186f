import { BANDAS, type ColorDeBanda, findBanda } from '#domain/resultados/bandas.ts'
import type { EntradaDeLeyenda } from '../lamina.ts'
import { type Color, toVariable } from '../paleta.ts'

const COLOR_DE_BANDA: Record<ColorDeBanda, Color> = {
  'verde-oscuro': 'b90',
  verde: 'b80',
  'verde-claro': 'b75',
  'verde-amarillo': 'b70',
  amarillo: 'b68',
  ambar: 'b65',
  naranja: 'b61',
  rojo: 'b50',
}

export const getColorDeBanda = (porcentaje: number): Color => COLOR_DE_BANDA[findBanda(porcentaje).color]

/** Black on seven bands, paper on the darkest: what is written is always read. */
export function getEstiloDeBanda(porcentaje: number): { background: string; color: string } {
  const banda = getColorDeBanda(porcentaje)
  return {
    background: toVariable(banda),
    color: banda === 'b90' ? 'var(--sobre-b90)' : 'var(--sobre-banda)',
  }
}

/** Ascending, as the rule is drawn: red at the left. */
export const LEYENDA_DE_BANDAS: readonly EntradaDeLeyenda[] = BANDAS.map(({ etiqueta, color }) => ({
  texto: etiqueta as string,
  color: COLOR_DE_BANDA[color],
})).reverse()

export const COLOR_ACTUAL: Color = 'amber'
export const COLOR_COMPARADO: Color = 'terracotta'
export const COLOR_DE_PARTICIPACION: Color = 'ink'
export const COLORES_DE_ESCALA: readonly Color[] = ['exelente', 'bueno', 'regular', 'malo']

/** Colours of the points of a scale: those at its ends stand out, and what is favourable is green. */
export const listColoresDePuntos = (favorables: readonly boolean[]): Color[] =>
  favorables.map((favorable, i) => {
    const extremo = i === 0 || i === favorables.length - 1
    if (favorable) return extremo ? 'exelente' : 'bueno'
    return extremo ? 'malo' : 'regular'
  })

/** Colours of answers in parts that make a whole. */
export const listColoresDeRespuestas = (respuestas: readonly { favorable?: boolean }[]): readonly Color[] =>
  respuestas.some(({ favorable }) => favorable !== undefined)
    ? listColoresDePuntos(respuestas.map(({ favorable }) => favorable ?? false))
    : COLORES_DE_ESCALA

/** Five colours; with more seniorities they begin again (spec §9). */
const COLORES_DE_ANTIGUEDAD: readonly Color[] = ['serie-1', 'serie-2', 'serie-3', 'serie-4', 'serie-5']
export const getColorDeAntiguedad = (indice: number) =>
  COLORES_DE_ANTIGUEDAD[indice % COLORES_DE_ANTIGUEDAD.length]!
