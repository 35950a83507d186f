import { useEffect, useEffectEvent } from 'react'
import { useAtajos } from './use-atajos.ts'

const ESCRIBE = 'input, textarea, select, [contenteditable], [role=combobox], dialog'

const APRIETA = 'button, a, summary'

/**
 * Letters that do what a button does, only while no field has the focus and nothing else is held down, and where the person
 * wants them.
 */
export function useTeclas(acciones: Readonly<Record<string, (() => void) | undefined>>): void {
  const [atajos] = useAtajos()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!atajos) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.target instanceof Element && event.target.closest(ESCRIBE)) return
    // Enter on a button is the button's.
    if (event.key === 'Enter' && event.target instanceof Element && event.target.closest(APRIETA)) return
    const accion = acciones[event.key.toLowerCase()]
    if (!accion) return
    event.preventDefault()
    accion()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
