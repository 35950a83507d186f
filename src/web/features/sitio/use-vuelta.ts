import { useState } from 'react'
import { useLocation } from 'react-router'

export type Vuelta = 'exito' | 'error'

const VUELTAS: Record<string, Vuelta> = { enviado: 'exito', error: 'error' }

/** What became of a form that was sent without scripts: the server comes back with it in the address. */
export function useVuelta(parametro: 'contacto' | 'curriculum') {
  const valor = new URLSearchParams(useLocation().search).get(parametro)
  const [olvidada, setOlvidada] = useState(false)
  const vuelta = olvidada || valor === null ? null : (VUELTAS[valor] ?? null)
  return { vuelta, onEnvio: () => setOlvidada(true) }
}
