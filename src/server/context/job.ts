import { type Db, getMemory } from '../db/engine/database.ts'

/** Reasons to ring: a mail was written; a survey was opened; a close or a deletion has left something to the housekeeping. */
type Bell = 'correo' | 'apertura' | 'cierre'

const createBells = () => new EventTarget()

/**
 * Rings on this node, so that whoever does the work need not wait for the next look. It only saves time: what is missed, or
 * what another node wrote, is found by looking.
 */
export function ringBell(db: Db, bell: Bell): void {
  getMemory(db).get(createBells).dispatchEvent(new Event(bell))
}

/** Returns what stops listening. */
export function onBell(db: Db, bell: Bell, listener: () => void): () => void {
  const bells = getMemory(db).get(createBells)
  bells.addEventListener(bell, listener)
  return () => bells.removeEventListener(bell, listener)
}

/** Something that runs beside the requests, on every node, until the process closes. */
export interface Job {
  start(): void
  stop(): Promise<void>
}
