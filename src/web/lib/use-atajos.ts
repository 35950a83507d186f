import { useSyncExternalStore } from 'react'
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
