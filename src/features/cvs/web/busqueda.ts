import { useCallback } from 'react'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import {
  EDADES,
  type FiltrosDeCvs,
  hayFiltros,
  parseBusquedaDeCvs,
  SIN_FILTROS,
} from '#domain/cvs/filtros.ts'
import { useDireccionPedida } from '#web/lib/use-direccion-pedida.ts'
import { parsePagina } from '#web/lib/use-parametros.ts'

/** The screen's state, all of it in the address, so that back, reload and a copied link show the same. */
export interface Busqueda {
  filtro: string
  filtros: FiltrosDeCvs
  /** From 1. */
  pagina: number
  /** The search that was opened, if it is one that was kept. */
  guardada: string | null
}

export const BUSQUEDA_VACIA: Busqueda = { filtro: '', filtros: SIN_FILTROS, pagina: 1, guardada: null }

/** Spec §9. */
export const TAMANO_DE_PAGINA = 25

export const formatFiltro = (texto: string) => texto.trim().slice(0, LIMITES_DE_CV.filtro)

export const isVacia = ({ filtro, filtros }: Pick<Busqueda, 'filtro' | 'filtros'>) =>
  filtro === '' && !hayFiltros(filtros)

/** Whatever the address says, the answer is a page that can be asked for. */
export function parseBusqueda(params: URLSearchParams): Busqueda {
  const filtro = formatFiltro(params.get('filtro') ?? '')
  const leida = parseBusquedaDeCvs(filtro, {
    etiquetas: params.getAll('etiqueta'),
    estado: params.get('estado'),
    edad: EDADES.find((edad) => edad === params.get('edad')) ?? null,
  })
  return {
    filtro,
    filtros: leida.ok ? leida.valor.filtros : SIN_FILTROS,
    pagina: parsePagina(params.get('pagina')),
    guardada: params.get('guardada') || null,
  }
}

/** The search part of the address; what is not said is not written. */
export function formatBusqueda({ filtro, filtros, pagina, guardada }: Busqueda): string {
  const params = new URLSearchParams()
  if (filtro) params.set('filtro', filtro)
  for (const puesto of filtros.etiquetas) params.append('etiqueta', puesto)
  if (filtros.estado) params.set('estado', filtros.estado)
  if (filtros.edad) params.set('edad', filtros.edad)
  if (guardada) params.set('guardada', guardada)
  if (pagina > 1) params.set('pagina', String(pagina))
  const texto = params.toString()
  return texto && `?${texto}`
}

export const getOffset = ({ pagina }: Busqueda) => (pagina - 1) * TAMANO_DE_PAGINA

const read = (search: string) => parseBusqueda(new URLSearchParams(search))

/**
 * The search lives in the address, which changes when the list has come; the filters show what was chosen at once. Typing
 * rewrites it in place; turning a page is a step that "back" undoes.
 */
export function useBusqueda() {
  const { search, pedida, ultima, go } = useDireccionPedida()
  const show = useCallback(
    (cambio: Partial<Busqueda>, opciones: { replace: boolean; preventScrollReset?: boolean }) =>
      go(formatBusqueda({ ...read(ultima.current), ...cambio }), opciones),
    [ultima, go],
  )
  // Once it is another search, it is not the one that was kept.
  const narrow = useCallback(
    (cambio: Partial<Busqueda>) =>
      show({ ...cambio, pagina: 1, guardada: null }, { replace: true, preventScrollReset: true }),
    [show],
  )
  return {
    busqueda: read(search),
    /** The last search, as its fields show it. */
    pedida: read(pedida),
    changeFiltro: useCallback((filtro: string) => narrow({ filtro }), [narrow]),
    changeFiltros: (cambio: Partial<FiltrosDeCvs>) =>
      narrow({ filtros: { ...read(ultima.current).filtros, ...cambio } }),
    changePagina: useCallback((pagina: number, replace = false) => show({ pagina }, { replace }), [show]),
  }
}

/** A search that was kept, as it is listed. */
interface Guardada extends FiltrosDeCvs {
  id: string
  filtro: string
}

/** The address of a search that was kept. */
export const toGuardada = ({ id, filtro, etiquetas, estado, edad }: Guardada): string =>
  `/admin/cv/buscar${formatBusqueda({ filtro, filtros: { etiquetas, estado, edad }, pagina: 1, guardada: id })}`
