/** A round as its company knows it. */
interface Ronda {
  /** Year of its fechaInicio. */
  anio: number
  nombre: string | null
  /** Rounds of the company that begin in that year, itself among them. */
  rondasDelAnio: number
  /** Its figures came from another tool. */
  estudio: boolean
}

/**
 * The name of a round beside that of its company: its year, and where that has several its own name too. A study of another tool
 * carries its mark wherever it is named.
 */
export const namePeriodo = ({ anio, nombre, rondasDelAnio, estudio }: Ronda): string =>
  `${anio}${nombre !== null && rondasDelAnio > 1 ? `${ENTRE}${nombre}` : ''}${estudio ? MARCA_DE_ESTUDIO : ''}`

const ENTRE = ' · '
const MARCA_DE_ESTUDIO = ' (de otra herramienta)'

/** For narrow places, where the name and the mark stand below the year. */
export function splitPeriodo(periodo: string): { anio: string; nombre: string | null } {
  const esEstudio = periodo.endsWith(MARCA_DE_ESTUDIO)
  const [anio, ...nombre] = (esEstudio ? periodo.slice(0, -MARCA_DE_ESTUDIO.length) : periodo).split(ENTRE)
  const debajo = [
    ...(nombre.length > 0 ? [nombre.join(ENTRE)] : []),
    ...(esEstudio ? ['de otra herramienta'] : []),
  ]
  return { anio: anio!, nombre: debajo.length > 0 ? debajo.join(', ') : null }
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
