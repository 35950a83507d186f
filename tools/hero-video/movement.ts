import { createAzar } from '../../src/domain/estadistica/azar.ts'
import { type Hill, sampleField } from './field.ts'
import type { PlacedLabel } from './labels.ts'
import type { Drift, Scene } from './scene.ts'

type Disc = { x: number; y: number; radius: number }

/** How far inside the line at 75, and at 90, the centre stands; negative outside. */
export type Ball = Disc & { toward75: number; toward90: number }

/** The lines come after the people: a hill repeats its group's path this fraction of the loop later. */
const LAG = 0.08

/** The hills at `time`, from 0 to 1. */
export function moveHills(scene: Scene, time: number): Hill[] {
  return scene.hills.map((hill) => {
    const now = driftAt(hill, time - LAG)
    const start = driftAt(hill, -LAG)
    return {
      ...hill,
      x: hill.x + now.x - start.x,
      y: hill.y + now.y - start.y,
      height: hill.height + hill.breath * (1 - Math.cos(2 * Math.PI * time)),
    }
  })
}

export function movePeople(
  scene: Scene,
  time: number,
  hills: readonly Hill[],
  labels: readonly PlacedLabel[],
): Ball[] {
  const random = createAzar(scene.seed).next
  const balls = scene.people.map(([x, y, radius]) => {
    const group = groupDrift(scene, x, y, time)
    // Small balls are livelier. Two turns a loop for some, in either sense, so that nothing moves in step.
    const reach = scene.wander * (0.7 + 0.6 * random()) * (1 - radius / (3 * scene.wander + radius))
    const turns = (random() < 0.35 ? 2 : 1) * (random() < 0.5 ? -1 : 1)
    const phase = 2 * Math.PI * random()
    const angle = 2 * Math.PI * turns * time + phase
    return {
      x: x + group.x + reach * (Math.cos(angle) - Math.cos(phase)),
      y: y + group.y + reach * (Math.sin(angle) - Math.sin(phase)),
      radius,
    }
  })
  for (let turn = 0; turn < 4; turn++) {
    pushApart(balls, scene.wander * 0.5)
    pushFrom(labels, balls, scene.labelSize * 1.3)
  }
  return balls.map((ball) => {
    const { value, gradientX, gradientY } = sampleField(hills, ball.x, ball.y)
    const slope = Math.hypot(gradientX, gradientY)
    return { ...ball, toward75: (value - 75) / slope, toward90: (value - 90) / slope }
  })
}

/** People make way for each other; the smaller ball moves more. */
function pushApart(balls: Disc[], gap: number): void {
  for (const [index, one] of balls.entries()) {
    for (const other of balls.slice(index + 1)) {
      const distance = Math.hypot(other.x - one.x, other.y - one.y)
      const missing = one.radius + other.radius + gap - distance
      if (missing <= 0) continue
      const weight = other.radius / (one.radius + other.radius)
      const unit = { x: (other.x - one.x) / distance, y: (other.y - one.y) / distance }
      one.x -= unit.x * missing * weight
      one.y -= unit.y * missing * weight
      other.x += unit.x * missing * (1 - weight)
      other.y += unit.y * missing * (1 - weight)
    }
  }
}

/** Nobody hides behind a number. */
function pushFrom(labels: readonly PlacedLabel[], balls: Disc[], room: number): void {
  for (const label of labels) {
    for (const ball of balls) {
      const distance = Math.hypot(ball.x - label.x, ball.y - label.y)
      const missing = ball.radius + room - distance
      if (missing <= 0) continue
      ball.x += ((ball.x - label.x) / distance) * missing
      ball.y += ((ball.y - label.y) / distance) * missing
    }
  }
}

function driftAt(drift: Drift, time: number): { x: number; y: number } {
  const sine = Math.sin(2 * Math.PI * time)
  const cosine = 1 - Math.cos(2 * Math.PI * time)
  return { x: drift.sineX * sine + drift.cosineX * cosine, y: drift.sineY * sine + drift.cosineY * cosine }
}

/** People go with the hills that they stand on, each hill counting by its share of the value there. */
function groupDrift(scene: Scene, x: number, y: number, time: number): { x: number; y: number } {
  let total = 0
  const sum = { x: 0, y: 0 }
  for (const hill of scene.hills) {
    const share = sampleField([hill], x, y).value - sampleField([], x, y).value
    const drift = driftAt(hill, time)
    total += share
    sum.x += share * drift.x
    sum.y += share * drift.y
  }
  return { x: sum.x / total, y: sum.y / total }
}
