/**
 * Rings when a mail is written in this process, so that its worker need not wait for the next look. It only saves
 * time: a mail whose ring is missed, or that another node wrote, is found by looking.
 */
const bell = new EventTarget()

export function ringMailBell(): void {
  bell.dispatchEvent(new Event('correo'))
}

/** Returns what stops listening. */
export function onMailBell(listener: () => void): () => void {
  bell.addEventListener('correo', listener)
  return () => bell.removeEventListener('correo', listener)
}
