import { useCallback, useMemo } from 'react'
import type { NavigateOptions } from 'react-router'
import { useDireccionPedida } from './use-direccion-pedida.ts'

type DetallesDeLista = { buscar?: string; pagina?: string }

export interface ListaPedida {
  filtro: string
  pagina: number
}

/** From 1. Whatever an address says that is no page is the first; the offset of the last still fits the contract's Int. */
export const parsePagina = (escrita: string | null | undefined): number =>
  escrita && /^[1-9]\d{0,5}$/.test(escrita) ? Number(escrita) : 1

export const parseLista = ({ buscar = '', pagina }: DetallesDeLista): ListaPedida => ({
  filtro: buscar,
  pagina: parsePagina(pagina),
})

export const formatLista = ({ filtro, pagina }: ListaPedida): DetallesDeLista => ({
  buscar: filtro,
  ...(pagina > 1 && { pagina: String(pagina) }),
})

const EN_SU_LUGAR = { replace: true, preventScrollReset: true }

/** Filters of a screen stand in its address, and show as soon as they are chosen. */
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
