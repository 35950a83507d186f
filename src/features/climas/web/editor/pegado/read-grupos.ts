import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import { readCantidad } from './read-celdas.ts'

/** A group as a sheet lists it. Empty: that column, or that cell, says nothing. */
export type GrupoPegado = { nombre: string; area: string; planeados: string }

type Columnas = { nombre: number; area: number; planeados: number }

const TITULOS = {
  nombre: /^(grupos?( de opinion)?|nombres?( del? grupos?)?)$/,
  area: /^areas?( de trabajo)?$/,
  planeados: /^((encuestados )?planeados|personas|cantidad|colaboradores|empleados|encuestados)$/,
} as const

const isNumero = (celda: string) => /^[gG]?\d+$/.test(celda) || readCantidad(celda) !== null

function findTitulos([primera = []]: readonly string[][]): Columnas | null {
  const find = (titulo: RegExp) => primera.findIndex((celda) => titulo.test(getClaveDeNombre(celda)))
  const columnas = {
    nombre: find(TITULOS.nombre),
    area: find(TITULOS.area),
    planeados: find(TITULOS.planeados),
  }
  return primera.some(isNumero) || Math.max(...Object.values(columnas)) < 0 ? null : columnas
}

/** Two groups have not the same name, but many have the same area: the column that repeats itself is the area. */
function countRepetidas(filas: readonly string[][], columna: number): number {
  const claves = filas.map((celdas) => getClaveDeNombre(celdas[columna] ?? '')).filter(Boolean)
  return claves.length - new Set(claves).size
}

/** Without titles: names come before areas, and the first number after the name is how many are planned. */
function guessColumnas(filas: readonly string[][]): Columnas {
  const ancho = Math.max(...filas.map((celdas) => celdas.length))
  const columnas = Array.from({ length: ancho }, (_, i) => i)
  const conTexto = columnas.filter((i) => filas.some((celdas) => celdas[i] && !isNumero(celdas[i])))
  const [primera = 0, segunda = -1] = conTexto
  const invertidas = segunda >= 0 && countRepetidas(filas, primera) > countRepetidas(filas, segunda)
  const [nombre, area] = invertidas ? [segunda, primera] : [primera, segunda]
  const planeados = columnas.find(
    (i) =>
      i > primera && !conTexto.includes(i) && filas.some((celdas) => readCantidad(celdas[i] ?? '') !== null),
  )
  return { nombre, area, planeados: planeados ?? -1 }
}

/** The groups of a sheet, whose first row may be titles and whose last one a total. */
export function readGrupos(filas: readonly string[][]): GrupoPegado[] {
  const titulos = findTitulos(filas)
  const cuerpo = titulos ? filas.slice(1) : filas
  if (cuerpo.length === 0) return []
  const dichas = titulos ?? guessColumnas(cuerpo)
  const columnas = dichas.nombre < 0 ? { ...dichas, nombre: guessColumnas(cuerpo).nombre } : dichas
  return cuerpo
    .map((celdas) => ({
      nombre: celdas[columnas.nombre] ?? '',
      area: celdas[columnas.area] ?? '',
      planeados: readCantidad(celdas[columnas.planeados] ?? '') ?? '',
    }))
    .filter(({ nombre }) => nombre !== '' && getClaveDeNombre(nombre) !== 'total')
}
