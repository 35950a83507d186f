import { getClaveDeNombre } from '../climas/nombres.ts'
import { isTotal, readCantidad } from './celdas.ts'

/** A group as a sheet lists it. Empty: that cell says nothing. planeados as typed where it is no number; null without such a column. */
export type GrupoDeHoja = { nombre: string; area: string; planeados: string | null; orden: number | null }

type Columnas = { nombre: number; area: number; planeados: number; orden: number }

const TITULOS = {
  nombre: /^(grupos?( de opinion)?|nombres?( del? grupos?)?)$/,
  area: /^(areas?( de trabajo)?|gerencias?|direccion(es)?|divisiones|division)$/,
  planeados:
    /^((encuestados )?planeados|personas|cantidad|colaboradores|empleados|encuestados|personal|headcount)$/,
  orden: /^(no|num(ero)?|#|n[°º])[.]?$/,
} as const

/** The titles of names where no column is called a group. */
const DEPARTAMENTO = /^(departamentos?|unidad(es)?)$/

const isNumero = (celda: string) => /^[gG]?\d+$/.test(celda) || readCantidad(celda) !== null

/** The titles stand in one of the first rows. */
function findTitulos(filas: readonly (readonly string[])[]): { columnas: Columnas; desde: number } | null {
  for (const [lugar, fila] of filas.slice(0, 10).entries()) {
    const find = (titulo: RegExp) => fila.findIndex((celda) => titulo.test(getClaveDeNombre(celda)))
    const deGrupos = find(TITULOS.nombre)
    const columnas = {
      nombre: deGrupos < 0 ? find(DEPARTAMENTO) : deGrupos,
      area: find(TITULOS.area),
      planeados: find(TITULOS.planeados),
      orden: find(TITULOS.orden),
    }
    const cuantas = [columnas.nombre, columnas.area, columnas.planeados].filter((i) => i >= 0).length
    if (!fila.some(isNumero) && cuantas >= (lugar === 0 ? 1 : 2)) return { columnas, desde: lugar + 1 }
  }
  return null
}

/** Two groups have not the same name, but many have the same area: the column that repeats itself is the area. */
function countRepetidas(filas: readonly (readonly string[])[], columna: number): number {
  const claves = filas.map((celdas) => getClaveDeNombre(celdas[columna] ?? '')).filter(Boolean)
  return claves.length - new Set(claves).size
}

/** Without titles: names come before areas, and the first column of numbers after the name is how many are planned. */
function guessColumnas(filas: readonly (readonly string[])[]): Columnas {
  const ancho = filas.reduce((mayor, celdas) => Math.max(mayor, celdas.length), 0)
  const columnas = Array.from({ length: ancho }, (_, i) => i)
  const dichas = (i: number) => filas.map((celdas) => celdas[i] ?? '').filter(Boolean)
  // A cell that is not a number does not make a column of names.
  const deNumeros = columnas.filter((i) => {
    const celdas = dichas(i)
    return celdas.length > 0 && celdas.filter(isNumero).length * 2 >= celdas.length
  })
  const conTexto = columnas.filter((i) => dichas(i).length > 0 && !deNumeros.includes(i))
  const [primera = 0, segunda = -1] = conTexto
  const invertidas = segunda >= 0 && countRepetidas(filas, primera) > countRepetidas(filas, segunda)
  const [nombre, area] = invertidas ? [segunda, primera] : [primera, segunda]
  return { nombre, area, planeados: deNumeros.find((i) => i > primera) ?? -1, orden: -1 }
}

/** The groups of a sheet, whose first rows may be titles and whose last one a total. */
export function readGrupos(filas: readonly (readonly string[])[]): GrupoDeHoja[] {
  const titulos = findTitulos(filas)
  const cuerpo = titulos ? filas.slice(titulos.desde) : filas
  if (cuerpo.length === 0) return []
  const dichas = titulos?.columnas ?? guessColumnas(cuerpo)
  const columnas = dichas.nombre < 0 ? { ...dichas, nombre: guessColumnas(cuerpo).nombre } : dichas
  return cuerpo
    .map((celdas) => {
      const cuantos = columnas.planeados < 0 ? null : (celdas[columnas.planeados] ?? '')
      const orden = celdas[columnas.orden] ?? ''
      return {
        nombre: celdas[columnas.nombre] ?? '',
        area: celdas[columnas.area] ?? '',
        planeados: cuantos === null ? null : (readCantidad(cuantos) ?? cuantos),
        orden: /^\d{1,4}$/.test(orden) ? Number(orden) : null,
      }
    })
    .filter(({ nombre }) => nombre !== '' && !isTotal(nombre))
}
