export type DetallesDeLista = { buscar?: string; pagina?: string }

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
