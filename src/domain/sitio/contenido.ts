/** Only what is not as it comes with the product. */
export interface ContenidoDeSitio {
  textos: Readonly<Record<string, string>>
  /** Cards in the order in which they stand; those that it does not name come last, as they come. */
  orden: readonly string[]
  ocultas: readonly string[]
}

export const SITIO_DE_FABRICA: ContenidoDeSitio = { textos: {}, orden: [], ocultas: [] }

/** The cards of a page that are shown, in their order. */
export function arrangeFichas<Ficha extends { slug: string }>(
  fichas: readonly Ficha[],
  { orden, ocultas }: Pick<ContenidoDeSitio, 'orden' | 'ocultas'>,
): readonly Ficha[] {
  const lugar = ({ slug }: Ficha) => (orden.includes(slug) ? orden.indexOf(slug) : orden.length)
  return fichas.filter(({ slug }) => !ocultas.includes(slug)).sort((una, otra) => lugar(una) - lugar(otra))
}

/** `base` with the firm's own texts in their places; `prefijo` is what `base` is called in their keys. */
export function fillTextos<Base>(base: Base, prefijo: string, textos: ContenidoDeSitio['textos']): Base {
  let lleno: unknown = base
  for (const [clave, texto] of Object.entries(textos)) {
    const [primero, ...resto] = clave.split('.')
    if (primero === prefijo) lleno = putAt(lleno, resto, texto)
  }
  return lleno as Base
}

/** In a copy. A place that does not exist takes nothing. */
function putAt(lugar: unknown, [paso, ...resto]: string[], texto: string): unknown {
  if (paso === undefined) return Array.isArray(lugar) ? texto.split(/\n+/) : texto
  if (typeof lugar !== 'object' || lugar === null || !Object.keys(lugar).includes(paso)) return lugar
  if (Array.isArray(lugar)) {
    return lugar.map((parte, indice) => (String(indice) === paso ? putAt(parte, resto, texto) : parte))
  }
  const partes = lugar as Record<string, unknown>
  return { ...partes, [paso]: putAt(partes[paso], resto, texto) }
}
