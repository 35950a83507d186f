import { LIMITES_DE_CV } from '../../../domain/cvs/cv.ts'

/** What staff look at, all of it in the address, so that back, reload and a copied link show the same. */
export interface Busqueda {
  filtro: string
  /** From 1. */
  pagina: number
}

/** Spec §9. */
export const TAMANO_DE_PAGINA = 25
/** Its offset still fits the contract's Int. */
const PAGINA_MAXIMA = 1_000_000

export const formatFiltro = (texto: string) => texto.trim().slice(0, LIMITES_DE_CV.filtro)

/** Whatever the address says, the answer is a page that can be asked for. */
export function parseBusqueda(params: URLSearchParams): Busqueda {
  const escrita = params.get('pagina') ?? ''
  const pagina = /^\d{1,9}$/.test(escrita) ? Number(escrita) : 1
  return {
    filtro: formatFiltro(params.get('filtro') ?? ''),
    pagina: Math.min(Math.max(pagina, 1), PAGINA_MAXIMA),
  }
}

/** The search part of the address; what is not said is not written. */
export function formatBusqueda({ filtro, pagina }: Busqueda): string {
  const params = new URLSearchParams()
  if (filtro) params.set('filtro', filtro)
  if (pagina > 1) params.set('pagina', String(pagina))
  const texto = params.toString()
  return texto && `?${texto}`
}

export const getOffset = ({ pagina }: Busqueda) => (pagina - 1) * TAMANO_DE_PAGINA
