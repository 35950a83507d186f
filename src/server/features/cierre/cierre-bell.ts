import { type Db, getMemory } from '../../db/engine/database.ts'

const createBell = () => new EventTarget()

/**
 * Rings when a close or a deletion has left something for the housekeeping, so that it need not wait for its next round. What a
 * crash keeps from ringing is found there.
 */
export function ringCierreBell(db: Db): void {
  getMemory(db).get(createBell).dispatchEvent(new Event('cierre'))
}

/** Returns what stops listening. */
export function onCierreBell(db: Db, listener: () => void): () => void {
  const bell = getMemory(db).get(createBell)
  bell.addEventListener('cierre', listener)
  return () => bell.removeEventListener('cierre', listener)
}
