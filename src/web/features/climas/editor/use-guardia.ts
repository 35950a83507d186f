import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { parseVista } from '../vista.ts'

/** Asks before unsaved work is lost: inside the site with our question, on leaving it with the browser's. */
export function useGuardia(cambiado: boolean, idClima: string) {
  const bloqueo = useBlocker(({ nextLocation }) => {
    if (!cambiado) return false
    const vista = parseVista(new URLSearchParams(nextLocation.search))
    // Another section of the same document loses nothing.
    return !(vista.vista === 'Estructura' && vista.idClima === idClima)
  })
  useEffect(() => {
    if (!cambiado) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [cambiado])
  return bloqueo
}
