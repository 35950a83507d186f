import type { Point } from './contours.ts'
import { type Hill, sampleField } from './field.ts'

/** How far a curve may stray from the points that it stands for, in units of the scene. */
const TOLERANCE = 0.15
const LONGEST = 80

type Curve = readonly [start: Point, first: Point, second: Point, end: Point]

/** A closed ring as few Bézier curves: the field gives the exact direction of the line at every point. */
export function fitCurves(hills: readonly Hill[], ring: readonly Point[]): Curve[] {
  const points = [...ring, ring[0]!]
  const curves: Curve[] = []
  let from = 0
  while (from < points.length - 1) {
    let to = Math.min(from + LONGEST, points.length - 1)
    while (to > from + 1 && !fits(curveBetween(hills, points, from, to), points.slice(from, to + 1))) {
      to = from + Math.max(1, Math.floor((to - from) * 0.85))
    }
    curves.push(curveBetween(hills, points, from, to))
    from = to
  }
  return curves
}

/** Path data in steps of a tenth. Pieces outside the frame are left out unless the ring is filled. */
export function formatCurves(
  curves: readonly Curve[],
  isVisible: (point: Point) => boolean,
  filled: boolean,
): string {
  let path = ''
  let pen: Point | undefined
  for (const curve of curves) {
    if (!filled && !curve.some(isVisible)) {
      pen = undefined
      continue
    }
    const from: Point = pen ?? [tenth(curve[0][0]), tenth(curve[0][1])]
    if (!pen) path += `M${from.join(' ')}`
    const offsets = curve.slice(1).flatMap(([x, y]) => [tenth(x - from[0]), tenth(y - from[1])])
    path += `c${offsets.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')}`
    pen = [tenth(from[0] + offsets[4]!), tenth(from[1] + offsets[5]!)]
  }
  return filled && path ? `${path}Z` : path
}

function curveBetween(hills: readonly Hill[], points: readonly Point[], from: number, to: number): Curve {
  const start = points[from]!
  const end = points[to]!
  let length = 0
  for (let index = from; index < to; index++) length += distanceBetween(points[index]!, points[index + 1]!)
  const leave = directionAt(hills, start, points[from + 1]!, start)
  const arrive = directionAt(hills, end, end, points[to - 1]!)
  const arm = length / 3
  return [
    start,
    [start[0] + leave[0] * arm, start[1] + leave[1] * arm],
    [end[0] - arrive[0] * arm, end[1] - arrive[1] * arm],
    end,
  ]
}

/** Along the line, in the sense of the step from `before` to `after`. */
function directionAt(hills: readonly Hill[], at: Point, after: Point, before: Point): Point {
  const { gradientX, gradientY } = sampleField(hills, at[0], at[1])
  const slope = Math.hypot(gradientX, gradientY)
  const along: Point = [-gradientY / slope, gradientX / slope]
  const step: Point = [after[0] - before[0], after[1] - before[1]]
  const length = Math.hypot(step[0], step[1])
  const agreement = (along[0] * step[0] + along[1] * step[1]) / length
  // Along the margin outside the frame a ring does not follow the field.
  if (Math.abs(agreement) < 0.9) return [step[0] / length, step[1] / length]
  return agreement > 0 ? along : [-along[0], -along[1]]
}

function fits(curve: Curve, points: readonly Point[]): boolean {
  let done = 0
  const lengths = points.map((point, index) => {
    if (index > 0) done += distanceBetween(points[index - 1]!, point)
    return done
  })
  return points.every(
    (point, index) => distanceBetween(point, pointAt(curve, lengths[index]! / done)) < TOLERANCE * 2,
  )
}

function pointAt([start, first, second, end]: Curve, t: number): Point {
  const u = 1 - t
  const mix = (axis: 0 | 1) =>
    u * u * u * start[axis] +
    3 * u * u * t * first[axis] +
    3 * u * t * t * second[axis] +
    t * t * t * end[axis]
  return [mix(0), mix(1)]
}

const distanceBetween = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1])

const tenth = (value: number) => Math.round(value * 10) / 10
