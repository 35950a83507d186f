export const getIdDeFila = (idPregunta: string) => `fila-${idPregunta}`

/** To the first control of a question, with the question itself in sight. */
export function focusPregunta(idPregunta: string): void {
  const fila = document.getElementById(getIdDeFila(idPregunta))
  fila?.scrollIntoView({ block: 'center' })
  fila?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
}
