export type DetallesDeLista = { buscar?: string; pagina?: string }

export interface ListaPedida {
  filtro: string
  pagina: number
}

/** What an address says of a list: whatever is no page is the first. */
export const parseLista = ({ buscar = '', pagina = '1' }: DetallesDeLista): ListaPedida => ({
  filtro: buscar,
  pagina: /^[1-9]\d{0,5}$/.test(pagina) ? Number(pagina) : 1,
})

export const formatLista = ({ filtro, pagina }: ListaPedida): DetallesDeLista => ({
  buscar: filtro,
  ...(pagina > 1 && { pagina: String(pagina) }),
})
