const PENDIENTES = '/admin/cv/pendientes'

/** One screen with several addresses: what is shown stands in the address, so back and reload keep it. */
export type VistaDePendientes = 'bandeja' | 'por-actualizar' | 'mensajes' | 'retencion'

const VISTAS: readonly VistaDePendientes[] = ['por-actualizar', 'mensajes', 'retencion']

export const getVista = (params: URLSearchParams): VistaDePendientes =>
  VISTAS.find((vista) => vista === params.get('vista')) ?? 'bandeja'

/** People asked to bring their CV up to date, by what became of the link. */
export type FiltroDeEnlace = 'todos' | 'sinMandar' | 'esperando' | 'contestaron'

const FILTROS: readonly FiltroDeEnlace[] = ['sinMandar', 'esperando', 'contestaron']

export const getFiltro = (params: URLSearchParams): FiltroDeEnlace =>
  FILTROS.find((filtro) => filtro === params.get('enlace')) ?? 'todos'

export const getRevisado = (params: URLSearchParams): string | null => params.get('revisar')

export function toVista(vista: VistaDePendientes, pagina = 1, filtro: FiltroDeEnlace = 'todos'): string {
  const params = new URLSearchParams()
  if (vista !== 'bandeja') params.set('vista', vista)
  if (filtro !== 'todos') params.set('enlace', filtro)
  if (pagina > 1) params.set('pagina', String(pagina))
  const texto = params.toString()
  return texto ? `${PENDIENTES}?${texto}` : PENDIENTES
}

/** Back to where a submission was opened: a position, or the tray, and there the page on which it stands by now. */
export function getRegreso(state: unknown, pagina?: number): { a: string; texto: string } {
  const volver = (state as { volver?: string } | null)?.volver ?? PENDIENTES
  if (!volver.startsWith(PENDIENTES)) return { a: volver, texto: 'Regresar a la vacante' }
  return { a: pagina ? toVista('bandeja', pagina) : volver, texto: 'Regresar a CVs Pendientes' }
}

export const toRevision = (idEnvio: string): string => `${PENDIENTES}?revisar=${encodeURIComponent(idEnvio)}`
