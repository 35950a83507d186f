import { useEffect, useState } from 'react'

/** What it was told, once nothing else was told for that long. */
export function useRetrasado<Valor>(valor: Valor, ms: number): Valor {
  const [retrasado, setRetrasado] = useState(valor)
  useEffect(() => {
    const timer = setTimeout(() => setRetrasado(valor), ms)
    return () => clearTimeout(timer)
  }, [valor, ms])
  return retrasado
}
