import type { Color } from './paleta.ts'

/** Colours that would look alike in greys: how they are ruled on paper, as SVG's stroke-dasharray. */
export const RAYADOS: Partial<Record<Color, string>> = {
  b68: '1 11',
  b65: '1 7',
  b61: '1.5 4.5',
  b50: '2 2.5',
  'serie-2': '1 5',
  'serie-4': '1 5',
}

/** Lines on sand, for who gave no answer; on the screen too. */
export const TRAMA = '1.5 4.5'
