const PENDIENTES = '/admin/cv/pendientes'

/** One screen with several addresses: what is shown stands in the address, so back and reload keep it. */
export type VistaDePendientes = 'bandeja' | 'mensajes'

export const getVista = (params: URLSearchParams): VistaDePendientes =>
  params.get('vista') === 'mensajes' ? 'mensajes' : 'bandeja'

export const getPagina = (params: URLSearchParams): number => {
  const pagina = Number(params.get('pagina'))
  return Number.isSafeInteger(pagina) && pagina > 0 && pagina < 1_000_000 ? pagina : 1
}

export const getRevisado = (params: URLSearchParams): string | null => params.get('revisar')

export function toVista(vista: VistaDePendientes, pagina = 1): string {
  const params = new URLSearchParams()
  if (vista !== 'bandeja') params.set('vista', vista)
  if (pagina > 1) params.set('pagina', String(pagina))
  const texto = params.toString()
  return texto ? `${PENDIENTES}?${texto}` : PENDIENTES
}

export const toRevision = (idEnvio: string): string => `${PENDIENTES}?revisar=${encodeURIComponent(idEnvio)}`
