import { type Db, getMemory } from '../db/engine/database.ts'

const createBell = () => new EventTarget()

/**
 * Rings when a mail is written through this node's database handle, so that its worker need not wait for the next look.
 * It only saves time: a mail whose ring is missed, or that another node wrote, is found by looking.
 */
export function ringMailBell(db: Db): void {
  getMemory(db).get(createBell).dispatchEvent(new Event('correo'))
}

/** Returns what stops listening. */
export function onMailBell(db: Db, listener: () => void): () => void {
  const bell = getMemory(db).get(createBell)
  bell.addEventListener('correo', listener)
  return () => bell.removeEventListener('correo', listener)
}
