import { useEffect, useState } from 'react'

/** Survey notices show 3000 ms (spec §9). */
const AVISO_MS = 3_000

/** A notice that goes by itself; asked for again, it starts anew. */
export function useAviso() {
  const [aviso, setAviso] = useState<{ texto: string } | null>(null)
  useEffect(() => {
    if (!aviso) return
    const timer = setTimeout(() => setAviso(null), AVISO_MS)
    return () => clearTimeout(timer)
  }, [aviso])
  return {
    aviso: aviso?.texto ?? null,
    show: (texto: string) => setAviso({ texto }),
    hide: () => setAviso(null),
  }
}
