import type { Servicio } from '#web/content/tipos.ts'

export interface BarraProps {
  /** The section that is read, or the entry that leads to this page. */
  actual?: string | undefined
  conexion: boolean
  /** On the home page the bar stands at the foot of the first screen. */
  enInicio?: boolean
}

/** Attributes of a link that is the current one. */
export function currentOf(id: string, { actual, enInicio }: BarraProps) {
  if (id !== actual) return undefined
  if (enInicio) return 'location'
  return id === 'envia-cv' ? 'page' : 'true'
}

export const PARAMETRO = 'servicio'

/** The address of one service's card, open. */
export const formatRutaDeServicio = (pagina: string, slug: string): string => `${pagina}?${PARAMETRO}=${slug}`

export function findServicio(servicios: readonly Servicio[], search: string): Servicio | undefined {
  const slug = new URLSearchParams(search).get(PARAMETRO)
  return servicios.find((servicio) => servicio.slug === slug)
}
