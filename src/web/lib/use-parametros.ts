import { useCallback, useEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

const EN_SU_LUGAR = { replace: true, preventScrollReset: true }

/**
 * What narrows a screen stands in its address. A new address waits for what its screen asks the server: what is chosen
 * meanwhile builds upon it instead of taking it back.
 */
export function useParametros() {
  const [parametros, setParametros] = useSearchParams()
  const pedidos = useRef(parametros)
  useEffect(() => {
    pedidos.current = parametros
  }, [parametros])

  const change = useCallback(
    (cambio: Record<string, string>, options: NavigateOptions = EN_SU_LUGAR) => {
      const nuevos = new URLSearchParams(pedidos.current)
      for (const [nombre, valor] of Object.entries(cambio)) {
        if (valor) nuevos.set(nombre, valor)
        else nuevos.delete(nombre)
      }
      pedidos.current = nuevos
      setParametros(nuevos, options)
    },
    [setParametros],
  )
  return [parametros, change] as const
}
