import { type Hill, sampleField } from './field.ts'

export type Point = readonly [x: number, y: number]

/** A sampled field, ready to be cut at several levels. */
export type Grid = {
  hills: readonly Hill[]
  step: number
  left: number
  top: number
  columns: number
  rows: number
  values: Float64Array
}

/** Covers the frame and a margin around it, so that lines leave the frame instead of ending in it. */
export function sampleGrid(hills: readonly Hill[], width: number, height: number, step: number): Grid {
  const margin = 4 * step
  const columns = Math.ceil((width + 2 * margin) / step) + 1
  const rows = Math.ceil((height + 2 * margin) / step) + 1
  const values = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      // A low border closes every ring, outside the frame.
      const border = row === 0 || column === 0 || row === rows - 1 || column === columns - 1
      values[row * columns + column] = border
        ? 0
        : sampleField(hills, column * step - margin, row * step - margin).value
    }
  }
  return { hills, step, left: -margin, top: -margin, columns, rows, values }
}

// Edges of a cell: 0 top, 1 right, 2 bottom, 3 left. Corner bits: 1 top left, 2 top right, 4 bottom right, 8 bottom left.
const SEGMENTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

/** Closed rings where the field equals `level`: marching squares, then each point moved onto the true line. */
export function computeContours(grid: Grid, level: number): Point[][] {
  const next = new Map<number, number>()
  for (let row = 0; row < grid.rows - 1; row++) {
    for (let column = 0; column < grid.columns - 1; column++) {
      for (const [from, to] of SEGMENTS[cellCase(grid, column, row, level)]!) {
        next.set(edgeKey(grid, column, row, from), edgeKey(grid, column, row, to))
      }
    }
  }
  const rings: Point[][] = []
  while (next.size > 0) {
    const ring: Point[] = []
    let key: number | undefined = next.keys().next().value
    while (key !== undefined && next.has(key)) {
      ring.push(refine(grid, crossing(grid, key, level), level))
      const following: number = next.get(key)!
      next.delete(key)
      key = following
    }
    if (ring.length > 3) rings.push(ring)
  }
  return rings
}

function cellCase(grid: Grid, column: number, row: number, level: number): number {
  const at = row * grid.columns + column
  return (
    (grid.values[at]! >= level ? 1 : 0) |
    (grid.values[at + 1]! >= level ? 2 : 0) |
    (grid.values[at + grid.columns + 1]! >= level ? 4 : 0) |
    (grid.values[at + grid.columns]! >= level ? 8 : 0)
  )
}

/** One number per edge of the grid: even for the edge to the right of a node, odd for the one below it. */
function edgeKey(grid: Grid, column: number, row: number, side: number): number {
  const node = (side === 2 ? row + 1 : row) * grid.columns + (side === 1 ? column + 1 : column)
  return node * 2 + (side === 1 || side === 3 ? 1 : 0)
}

function crossing(grid: Grid, key: number, level: number): Point {
  const node = key >> 1
  const vertical = key % 2 === 1
  const a = grid.values[node]!
  const b = grid.values[node + (vertical ? grid.columns : 1)]!
  const share = (level - a) / (b - a)
  const x = grid.left + (node % grid.columns) * grid.step
  const y = grid.top + Math.floor(node / grid.columns) * grid.step
  return vertical ? [x, y + share * grid.step] : [x + share * grid.step, y]
}

/** Without this, the lines would tremble from frame to frame as they cross the grid. */
function refine(grid: Grid, point: Point, level: number): Point {
  let [x, y] = point
  for (let turn = 0; turn < 3; turn++) {
    const { value, gradientX, gradientY } = sampleField(grid.hills, x, y)
    const slope = gradientX ** 2 + gradientY ** 2
    const move = (level - value) / slope
    if (!Number.isFinite(move) || Math.abs(move) * Math.sqrt(slope) > grid.step) return point
    x += move * gradientX
    y += move * gradientY
  }
  return [x, y]
}
