/** Asks before unsaved work is lost, and calls `seguir` if it may be. False: there is nothing to lose. */
type Guardia = (seguir: () => void) => boolean

const guardias = new Set<Guardia>()

export function addGuardia(guardia: Guardia): () => void {
  guardias.add(guardia)
  return () => guardias.delete(guardia)
}

/** For what cannot be taken back by staying on the page: done at once, or once whoever would lose something agrees. */
export function leave(seguir: () => void): void {
  for (const guardia of guardias) if (guardia(seguir)) return
  seguir()
}
