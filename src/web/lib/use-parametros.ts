import { useCallback, useMemo } from 'react'
import type { NavigateOptions } from 'react-router'
import { useDireccionPedida } from './use-direccion-pedida.ts'

const EN_SU_LUGAR = { replace: true, preventScrollReset: true }

/** What narrows a screen stands in its address, and shows as soon as it is chosen. */
export function useParametros() {
  const { pedida, ultima, go } = useDireccionPedida()
  const parametros = useMemo(() => new URLSearchParams(pedida), [pedida])
  const change = useCallback(
    (cambio: Record<string, string>, options: NavigateOptions = EN_SU_LUGAR) => {
      const nuevos = new URLSearchParams(ultima.current)
      for (const [nombre, valor] of Object.entries(cambio)) {
        if (valor) nuevos.set(nombre, valor)
        else nuevos.delete(nombre)
      }
      go(`?${nuevos}`, options)
    },
    [ultima, go],
  )
  return [parametros, change] as const
}
