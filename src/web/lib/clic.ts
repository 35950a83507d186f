import type { MouseEvent as EventoDeReact } from 'react'

/** Whether a click is for the page: with a key held down, or another button, it is the browser's. */
export const isClicSimple = (event: MouseEvent | EventoDeReact): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
