import type { Point } from './contours.ts'
import { type Hill, sampleField } from './field.ts'
import type { Label, Scene } from './scene.ts'

export type PlacedLabel = { level: number; x: number; y: number }

export function placeLabels(scene: Scene, hills: readonly Hill[]): PlacedLabel[] {
  return scene.labels.map((label) => {
    const [x, y] = findOnLine(scene, label, hills)
    return { level: label.level, x, y }
  })
}

/** Where the line crosses the ray from the moving hill through the label's first place, nearest to that place. */
function findOnLine(scene: Scene, label: Label, hills: readonly Hill[]): Point {
  const start = scene.hills[label.hill]!
  const hill = hills[label.hill]!
  const distance = Math.hypot(label.x - start.x, label.y - start.y)
  const unit = { x: (label.x - start.x) / distance, y: (label.y - start.y) / distance }
  const excess = (r: number) =>
    sampleField(hills, hill.x + unit.x * r, hill.y + unit.y * r).value - label.level
  for (let away = 0; away < distance; away += 0.5) {
    for (const inner of [distance - away, distance + away]) {
      if (excess(inner) >= 0 !== excess(inner + 0.5) >= 0) {
        const share = excess(inner) / (excess(inner) - excess(inner + 0.5))
        const r = inner + 0.5 * share
        return [hill.x + unit.x * r, hill.y + unit.y * r]
      }
    }
  }
  throw new Error(`The line ${label.level} has left its label`)
}
