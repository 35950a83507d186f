/** The heading may come later than the screen, with its data. */
export function focusTitulo(lugar: HTMLElement, isPerdido = () => true): (() => void) | undefined {
  const focus = () => {
    const titulo = lugar.querySelector<HTMLElement>('h1')
    if (titulo && isPerdido()) {
      titulo.setAttribute('tabindex', '-1')
      titulo.focus({ preventScroll: true })
    }
    return titulo !== null
  }
  if (focus()) return
  const observer = new MutationObserver(() => focus() && observer.disconnect())
  observer.observe(lugar, { childList: true, subtree: true })
  return () => observer.disconnect()
}
