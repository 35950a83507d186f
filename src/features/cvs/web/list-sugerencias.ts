import { formatEtiqueta, getClaveDeEtiqueta } from '#domain/cvs/etiqueta.ts'

export interface Sugerencias {
  puestos: string[]
  /** The text as a new tag; null where it is one already, or nothing. */
  nueva: string | null
}

const MAXIMO = 50

/** Tags that contain what is typed, those that begin with it first; case and accents do not matter. */
export function listSugerencias(todas: string[], escogidas: string[], escrito: string): Sugerencias {
  const clave = getClaveDeEtiqueta(escrito)
  const tomadas = new Set(escogidas.map(getClaveDeEtiqueta))
  const halladas = todas
    .map((puesto) => ({ puesto, lugar: getClaveDeEtiqueta(puesto).indexOf(clave) }))
    .filter(({ puesto, lugar }) => lugar !== -1 && !tomadas.has(getClaveDeEtiqueta(puesto)))
    .sort((a, b) => Number(a.lugar > 0) - Number(b.lugar > 0))
  const existe = tomadas.has(clave) || todas.some((puesto) => getClaveDeEtiqueta(puesto) === clave)
  return {
    puestos: halladas.slice(0, MAXIMO).map(({ puesto }) => puesto),
    nueva: clave && !existe ? formatEtiqueta(escrito) : null,
  }
}

/** The tag that a text already names, in whatever case or accents. */
export const findEtiqueta = (todas: string[], escrito: string): string | undefined =>
  todas.find((puesto) => getClaveDeEtiqueta(puesto) === getClaveDeEtiqueta(escrito))
