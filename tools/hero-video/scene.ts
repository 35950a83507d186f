import type { Hill } from './field.ts'

/** A closed path through the origin: the first frame is the composition as drawn, and the last leads back to it. */
export type Drift = { sineX: number; sineY: number; cosineX: number; cosineY: number; breath: number }

export type DriftingHill = Hill & Drift

/** A person's place in the first frame, and the ball's radius. */
export type Person = readonly [x: number, y: number, radius: number]

/** A number written on a line, near the place that it has in the first frame, seen from a hill. */
export type Label = { level: number; hill: number; x: number; y: number }

export type Scene = {
  width: number
  height: number
  /** How far a person strays from the group, in units of the scene. */
  wander: number
  labelSize: number
  seed: number
  hills: readonly DriftingHill[]
  people: readonly Person[]
  labels: readonly Label[]
}
