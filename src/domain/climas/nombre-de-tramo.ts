import { formatNombre, getClaveDeNombre } from './nombres.ts'

/** The name that staff gave a run, kept with its options: it does not hold for a run of others. */
export type NombreDeTramo = { idsPreguntas: readonly string[]; nombre: string }

export const MAX_NOMBRE_DE_TRAMO = 40

const isMismoTramo = (unas: readonly string[], otras: readonly string[]) =>
  unas.length === otras.length && unas.every((id, i) => id === otras[i])

export const findNombreDeTramo = (
  nombres: readonly NombreDeTramo[] | undefined,
  idsPreguntas: readonly string[],
): string | null => nombres?.find((uno) => isMismoTramo(uno.idsPreguntas, idsPreguntas))?.nombre ?? null

/** As its options are said where it has no name of its own. */
export const joinOpciones = (opciones: readonly string[]): string => opciones.join(' + ')

/** Problems by place. Runs are told apart by their names, among each other and from single options. */
export function checkNombresDeTramos(
  tramos: readonly NombreDeTramo[],
  /** Names of the options, by id. */
  opciones: ReadonlyMap<string, string>,
): (string | null)[] {
  const claves = tramos.map(({ nombre }) => getClaveDeNombre(nombre))
  return tramos.map(({ nombre, idsPreguntas }, i) => {
    if (formatNombre(nombre).length > MAX_NOMBRE_DE_TRAMO)
      return `Escríbelo en ${MAX_NOMBRE_DE_TRAMO} letras o menos.`
    if (claves[i] === '') return null
    const ajenas = [...opciones].filter(([id]) => idsPreguntas.length > 1 || id !== idsPreguntas[0])
    const otras = [
      ...claves.filter((_, otro) => otro !== i),
      ...ajenas.map(([, opcion]) => getClaveDeNombre(opcion)),
    ]
    return otras.includes(claves[i]!) ? 'Otra antigüedad de esta ronda ya se llama así.' : null
  })
}

/** As they are kept; an empty one is called as its options are. */
export const formatNombresDeTramos = (tramos: readonly NombreDeTramo[]): NombreDeTramo[] =>
  tramos.flatMap(({ idsPreguntas, nombre }) => {
    const limpio = formatNombre(nombre)
    return limpio === '' ? [] : [{ idsPreguntas, nombre: limpio }]
  })
