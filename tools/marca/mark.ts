import { PALETA } from '../../src/dibujo/paleta.ts'
/** The eight bands between 50 and 100, lowest first: width and colour of each piece of the rule. */
export const BANDS: readonly (readonly [width: number, colour: string])[] = [
  [11, '#D64545'],
  [4, '#F28C28'],
  [3, '#F5B700'],
  [2, '#F5D327'],
  [5, '#B9D43B'],
  [5, '#86C232'],
  [10, '#2E9E4F'],
  [10, '#0B6B3A'],
]

const INK = PALETA.ink
const AMBER = '#F2B705'

/** The ball over the rule, on a field of 32. `scale` shrinks the drawing, not the ground, for systems that cut icons. */
export function drawIcon(scale = 1): string {
  let x = 5
  const pieces = BANDS.map(([width, colour]) => {
    const piece = `<rect x="${round(x)}" y="24" width="${round(width * 0.44)}" height="3" fill="${colour}"/>`
    x += width * 0.44
    return piece
  })
  // Crisp edges leave no seams between the pieces.
  const rule = `<g shape-rendering="crispEdges">${pieces.join('')}</g>`
  const drawing = `<circle cx="16" cy="12.5" r="8.5" fill="${AMBER}"/>${rule}`
  const offset = round(16 * (1 - scale))
  const placed =
    scale === 1 ? drawing : `<g transform="translate(${offset} ${offset}) scale(${scale})">${drawing}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${INK}"/>${placed}</svg>`
}

const round = (value: number) => Math.round(value * 100) / 100
