import { PALETA } from '../../src/dibujo/paleta.ts'
import { computeContours, type Point, sampleGrid } from './contours.ts'
import { fitCurves, formatCurves } from './curves.ts'
import { DIGIT_WIDTH, DIGITS } from './digits.ts'
import { type PlacedLabel, placeLabels } from './labels.ts'
import { type Ball, moveHills, movePeople } from './movement.ts'
import type { Scene } from './scene.ts'

const INK = PALETA.ink
const PAPER = '#FFFDF8'
const SAND = '#F4EEE3'
const AMBER = '#F2B705'
const PINE = '#17614F'

type Line = { level: number; stroke: string; width: number; opacity?: number; ground?: string }

/** Full lines at the bounds of the bands, faint ones between; the line at 75 alone is thick. */
const LINES: readonly Line[] = [
  ...[43, 49, 55].map((level) => ({ level, stroke: INK, width: 0.75, opacity: 0.55 })),
  ...[61, 65, 68, 70].map((level) => ({ level, stroke: INK, width: 1.5 })),
  { level: 75, stroke: INK, width: 3, ground: AMBER },
  { level: 80, stroke: INK, width: 1.5 },
  { level: 85, stroke: INK, width: 0.75, opacity: 0.55 },
  { level: 90, stroke: INK, width: 1.5, ground: PINE },
  { level: 95, stroke: PAPER, width: 0.75, opacity: 0.55 },
]

export type Detail = {
  /** Distance between the points of a line. */
  step: number
  /** Few Bézier curves (a small file) instead of straight pieces between many points. */
  curves: boolean
}

/** The map at `time` (0 to 1) as an SVG document. */
export function drawFrame(scene: Scene, time: number, detail: Detail): string {
  const hills = moveHills(scene, time)
  const grid = sampleGrid(hills, scene.width, scene.height, detail.step)
  const isVisible = ([x, y]: Point) => x > -3 && y > -3 && x < scene.width + 3 && y < scene.height + 3
  const outlines = new Map(
    LINES.map(({ level, ground }) => {
      const paths = computeContours(grid, level).map((ring) =>
        detail.curves ? formatCurves(fitCurves(hills, ring), isVisible, Boolean(ground)) : straightPath(ring),
      )
      return [level, paths.join('')]
    }),
  )
  const clips = LINES.filter((line) => line.ground).map(
    ({ level }) => `<clipPath id="g${level}"><path d="${outlines.get(level)}"/></clipPath>`,
  )
  const lines = LINES.map((line) => {
    const opacity = line.opacity ? ` stroke-opacity="${line.opacity}"` : ''
    const stroke = `stroke="${line.stroke}" stroke-width="${line.width}"${opacity}`
    return `<path d="${outlines.get(line.level)}" fill="${line.ground ?? 'none'}" ${stroke}/>`
  })
  const labels = placeLabels(scene, hills)
  const balls = movePeople(scene, time, hills, labels).map(drawBall).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${scene.height}">` +
    `<rect width="${scene.width}" height="${scene.height}" fill="${SAND}"/>` +
    `<defs>${Object.entries(DIGITS)
      .map(([digit, d]) => `<path id="d${digit}" d="${d}"/>`)
      .join('')}</defs>` +
    (balls.includes('clip-path') ? clips.join('') : '') +
    `${lines.join('')}${balls}${labels.map((label) => drawLabel(label, scene.labelSize)).join('')}</svg>`
  )
}

/**
 * Hollow below 75, full from there, light on pine. A line that passes over a ball fills it as it goes: near the line the
 * next state is drawn too, cut by the ground's own outline.
 */
function drawBall({ x, y, radius, toward75, toward90 }: Ball): string {
  const at = `cx="${round(x)}" cy="${round(y)}"`
  const reach = radius + 1
  const hollow = `<circle ${at} r="${radius}" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>`
  const full = `<circle ${at} r="${radius}" fill="${INK}"/>`
  const light = `<circle ${at} r="${radius}" fill="${PAPER}"/>`
  if (toward75 < -reach) return hollow
  if (toward75 < reach) return `${hollow}<g clip-path="url(#g75)">${full}</g>`
  if (toward90 < -reach) return full
  if (toward90 < reach) return `${full}<g clip-path="url(#g90)">${light}</g>`
  return light
}

function drawLabel({ level, x, y }: PlacedLabel, size: number): string {
  const tagged = level === 75 || level === 90
  const ground = level === 75 ? INK : level === 90 ? PINE : level > 75 ? AMBER : SAND
  const scale = size / 1000
  const text = [...String(level)]
  const left = -(text.length * DIGIT_WIDTH) / 2
  const figures = text
    .map(
      (digit, index) =>
        `<path d="${DIGITS[digit]}" transform="translate(${left + index * DIGIT_WIDTH} -350)"/>`,
    )
    .join('')
  const width = round(size * 2.1)
  const height = round(size * 1.44)
  return (
    `<g transform="translate(${round(x)} ${round(y)})">` +
    `<rect x="${round(-size * 1.05)}" y="${round(-size * 0.72)}" width="${width}" height="${height}" fill="${ground}"/>` +
    `<g transform="scale(${scale} ${-scale})" fill="${tagged ? PAPER : INK}">${figures}</g></g>`
  )
}

function straightPath(ring: readonly Point[]): string {
  return `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

const round = (value: number) => Math.round(value * 100) / 100
