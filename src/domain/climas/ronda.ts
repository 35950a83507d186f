/** A round as its company knows it. */
interface Ronda {
  /** Year of its fechaInicio. */
  anio: number
  nombre: string | null
  /** Rounds of the company that begin in that year, itself among them. */
  rondasDelAnio: number
}

/** The name of a round beside that of its company: its year, and where that has several its own name too. */
export const namePeriodo = ({ anio, nombre, rondasDelAnio }: Ronda): string =>
  nombre !== null && rondasDelAnio > 1 ? `${anio}${ENTRE}${nombre}` : String(anio)

const ENTRE = ' · '

/** For narrow places, where the name stands below the year. */
export function splitPeriodo(periodo: string): { anio: string; nombre: string | null } {
  const [anio, ...nombre] = periodo.split(ENTRE)
  return { anio: anio!, nombre: nombre.length > 0 ? nombre.join(ENTRE) : null }
}

interface Comienzo {
  id: string
  fechaInicio: number
}

/** Oldest first: by the day they began, and in one order where that is the same. */
export const compareComienzos = (una: Comienzo, otra: Comienzo): number =>
  una.fechaInicio - otra.fechaInicio || (una.id > otra.id ? -1 : Number(una.id < otra.id))

export const isAnterior = (una: Comienzo, otra: Comienzo): boolean => compareComienzos(una, otra) < 0

/** Refuses a second round with one name, or none, in a year. */
export const formatNombreOcupado = ({
  empresa,
  anio,
  nombre,
}: {
  empresa: string
  anio: number
  nombre: string | null
}): string =>
  nombre === null
    ? `${empresa} ya tiene un clima organizacional que empieza en ${anio}. Ponle un nombre a este, como «Pulso de mayo».`
    : `${empresa} ya tiene una ronda «${nombre}» en ${anio}. Escoge otro nombre.`
