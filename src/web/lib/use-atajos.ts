import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { saveAtajos } from './preferencias.ts'
import { usePreferencias, useSiteConfig } from './site.tsx'

const CAMBIO = 'atajos'

const subscribe = (onCambio: () => void) => {
  addEventListener(CAMBIO, onCambio)
  return () => removeEventListener(CAMBIO, onCambio)
}

const readAtajos = () => !/(?:^|; )atajos=no(?:;|$)/.test(document.cookie)

/** Whether keys act by themselves, and how to turn them on or off, on every screen at once. */
export function useAtajos(): [boolean, (atajos: boolean) => void] {
  const deServidor = usePreferencias().atajos
  const { basePath } = useSiteConfig()
  const atajos = useSyncExternalStore(subscribe, readAtajos, () => deServidor)
  return [
    atajos,
    (nuevo) => {
      saveAtajos(nuevo, basePath)
      dispatchEvent(new Event(CAMBIO))
    },
  ]
}

const ESCRIBE = 'input, textarea, select, [contenteditable], [role=combobox], dialog'

const APRIETA = 'button, a, summary'

/**
 * Letters that do what a button does, where the person wants them. They do only while no field has the focus and nothing else
 * is held down.
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
