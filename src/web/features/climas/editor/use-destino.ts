import { useCallback, useEffect, useRef, useState } from 'react'

/** Goes to an element that the next drawing brings: the first of the ids that is there. */
export function useDestino() {
  const ids = useRef<string[]>([])
  const [vuelta, setVuelta] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn looks once
  useEffect(() => {
    const elemento = ids.current.map((id) => document.getElementById(id)).find((hallado) => hallado !== null)
    ids.current = []
    if (!elemento) return
    elemento.focus({ preventScroll: true })
    elemento.scrollIntoView({ block: 'center' })
  }, [vuelta])
  return useCallback((...destinos: string[]) => {
    ids.current = destinos
    setVuelta((antes) => antes + 1)
  }, [])
}
