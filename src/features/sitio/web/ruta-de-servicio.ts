import type { Servicio } from '#web/content/tipos.ts'

export const PARAMETRO = 'servicio'

/** The address of one service's card, open. */
export const formatRutaDeServicio = (pagina: string, slug: string): string => `${pagina}?${PARAMETRO}=${slug}`

export function findServicio(servicios: readonly Servicio[], search: string): Servicio | undefined {
  const slug = new URLSearchParams(search).get(PARAMETRO)
  return servicios.find((servicio) => servicio.slug === slug)
}
