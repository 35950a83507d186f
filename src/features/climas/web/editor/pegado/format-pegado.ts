import { formatCantidad, formatNumero } from '#domain/texto/cantidad.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import type { Adicion } from '../cambios.ts'
import type { GruposTomados } from './paste-grupos.ts'

export type ClaseDeFila = Exclude<Adicion['que'], 'addIndicador' | 'addParte'>

const NOMBRES: Record<ClaseDeFila, [uno: string, varios: string, letra: 'o' | 'a']> = {
  addGrupo: ['grupo', 'grupos', 'o'],
  addArea: ['área', 'áreas', 'a'],
  addVariable: ['variable', 'variables', 'a'],
  addFactor: ['factor', 'factores', 'o'],
  addPregunta: ['renglón', 'renglones', 'o'],
}

/** More of them would be a list to read, not a sentence. */
const MAX_NOMBRADAS = 3

function formatAreas(nombres: readonly string[], una: string, varias: string, resto = ''): string[] {
  if (nombres.length === 0) return []
  if (nombres.length === 1) return [`${una} el área ${nombres[0]}${resto}.`]
  const cuales =
    nombres.length > MAX_NOMBRADAS ? `${nombres.length} áreas` : `las áreas ${joinEnLetras(nombres)}`
  return [`${varias} ${cuales}${resto.replace('quedó', 'quedaron')}.`]
}

const formatFalta = (n: number, que: string) =>
  n === 0 ? [] : [`A ${n} ${n === 1 ? 'le' : 'les'} falta ${que}.`]

function formatTomados(clase: ClaseDeFila, nuevos: number, cambiados: number): string[] {
  const [uno, varios, letra] = NOMBRES[clase]
  if (nuevos + cambiados === 0) return []
  if (cambiados === 0)
    return [`${nuevos === 1 ? 'Se agregó' : 'Se agregaron'} ${formatCantidad(nuevos, uno, varios)}.`]
  const pegados = `${nuevos + cambiados === 1 ? 'Se pegó' : 'Se pegaron'} ${formatCantidad(nuevos + cambiados, uno, varios)}`
  const enSuLugar = `${cambiados} en el lugar de ${cambiados === 1 ? `${letra === 'a' ? 'la' : 'el'} que estaba` : `${letra === 'a' ? 'las' : 'los'} que estaban`}`
  return [
    nuevos === 0
      ? `${pegados} ${enSuLugar.replace(/^\d+ /, '')}.`
      : `${pegados}: ${enSuLugar} y ${nuevos} nuev${letra}${nuevos === 1 ? '' : 's'}.`,
  ]
}

/** What was taken of a paste, so that nobody has to count. */
export const formatPegado = (
  clase: ClaseDeFila,
  { nuevos, cambiados, factores }: { nuevos: number; cambiados: number; factores: readonly string[] },
) =>
  [
    ...formatTomados(clase, nuevos, cambiados),
    ...(factores.length === 0
      ? []
      : [
          `${factores.length === 1 ? 'Se hizo el factor' : 'Se hicieron los factores'} ${joinEnLetras(factores)}.`,
        ]),
  ].join(' ')

export function formatGruposPegados(tomados: GruposTomados): string {
  const { nuevos, cambiados, conocidos } = tomados
  const yaEstaban =
    conocidos === 0
      ? []
      : [
          `${formatCantidad(conocidos, 'grupo ya estaba y tomó', 'grupos ya estaban y tomaron')} lo que dice la hoja.`,
        ]
  return [
    ...formatTomados('addGrupo', nuevos, cambiados),
    ...yaEstaban,
    ...formatAreas(tomados.areasNuevas, 'Se agregó', 'Se agregaron'),
    ...formatAreas(tomados.areasQuitadas, 'Se quitó', 'Se quitaron', ', que quedó sin grupos'),
    ...formatFalta(tomados.sinArea, 'el área'),
    ...formatFalta(tomados.sinPlaneados, 'cuántas personas son'),
    ...tomados.sinNumero
      .slice(0, MAX_NOMBRADAS)
      .map((escrito) => `«${escrito}» no es un número de personas.`),
  ].join(' ')
}

export const formatDemasiados = (clase: ClaseDeFila, filas: number, caben: number) =>
  `Lo pegado trae ${formatNumero(filas)} renglones y aquí caben ${caben} ${NOMBRES[clase][1]}: no se tomó nada.`
