import { useEffect, useEffectEvent, useRef } from 'react'
import type { Contestada } from './acceso.ts'

/** Tells the other tabs of the same survey what was saved here, and hears it from them. */
export function usePestanas(nombre: string | null, onGuardadas: (guardadas: Contestada[]) => void) {
  const canal = useRef<BroadcastChannel | null>(null)
  const hear = useEffectEvent(onGuardadas)
  useEffect(() => {
    // Missing in old browsers: then the server's answer to the next save brings a tab up to date.
    if (!nombre || typeof BroadcastChannel === 'undefined') return
    const abierto = new BroadcastChannel(nombre)
    abierto.onmessage = (event: MessageEvent<Contestada[]>) => hear(event.data)
    canal.current = abierto
    return () => {
      abierto.close()
      canal.current = null
    }
  }, [nombre])
  return (guardadas: Contestada[]) => canal.current?.postMessage(guardadas)
}
