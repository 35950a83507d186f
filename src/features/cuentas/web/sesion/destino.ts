import { DESTINO } from '#contract/page.ts'
import { readAlmacen, writeAlmacen } from '#web/ui/save-archivo.ts'

/** Where somebody was when /login came in between; `cuenta` where they were inside, and their session ended. */
interface Destino {
  a: string
  cuenta: string | null
}

/** Any will do: it is not looked at. */
const ORIGEN = 'http://localhost'

const CON_SESION = /^\/(?:dashboard|cliente|admin)(?=\/|$)/

/** The path of one of this site's own screens; null for any other address, however it begins. */
export function parseDestino(texto: string, basePath: string): string | null {
  if (!texto.startsWith('/')) return null
  try {
    // Only its path and what it asks: what looks like one of ours may name another host.
    const { pathname, search } = new URL(texto, ORIGEN)
    const propio = pathname.startsWith(`${basePath}/`) && CON_SESION.test(pathname.slice(basePath.length))
    return propio ? pathname + search : null
  } catch {
    return null
  }
}

/** A neighbour under the same domain may have put anything there. */
function decode(valor: string): string {
  try {
    return decodeURIComponent(valor)
  } catch {
    return ''
  }
}

/** The cookie of a redirect passes to this tab: another that came at the same time keeps its own. */
export function findDestino(basePath: string): Destino | null {
  const traido = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${DESTINO}=`))
  if (traido) {
    keepDestino({ a: decode(traido.slice(DESTINO.length + 1)), cuenta: null })
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${DESTINO}=; path=${basePath || '/'}; max-age=0; samesite=lax`
  }
  return readAlmacen<Destino>(DESTINO)
}

export const keepDestino = (destino: Destino): void => writeAlmacen(DESTINO, destino)

export const forgetDestino = (): void => writeAlmacen(DESTINO, null)

/** Where whoever entered goes on, once: where they pointed, unless it was somebody else who was there. */
export function takeDestino(basePath: string, cuenta: string | undefined): string {
  const destino = findDestino(basePath)
  forgetDestino()
  const suyo = destino && (destino.cuenta === null || destino.cuenta === cuenta)
  return (suyo && parseDestino(destino.a, basePath)) || `${basePath}/dashboard`
}
