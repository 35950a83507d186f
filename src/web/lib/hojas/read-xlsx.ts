import { strFromU8, zipSync } from 'fflate'
import readLibroDeExcel, { readSheet } from 'read-excel-file/universal'
import { fillUnidas, listHojas, listOcultas } from './celdas-unidas.ts'
import { type Cuales, fail, type HojasLeidas, TRAE_DEMASIADO } from './hojas-leidas.ts'
import { unpackXlsx } from './unpack-xlsx.ts'

const MAX_FILA = 60_000

/** Columns A to CZ. */
const LUGAR = /^(?:[A-C]?[A-Z])?(\d{1,5})?$/

const FILAS = /<(?:\w+:)?row[\s/>]/g

const LUGARES = /[\s"']r\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * The reader makes room for every cell up to the last one, whether it is there or not: one in the far corner of a sheet,
 * where a spreadsheet shows nothing, would take all of the page's memory. Rows need not say their place, and it takes ever
 * longer the more of them there are.
 */
function reachesTooFar(xml: string): boolean {
  if (!xml.includes('sheetData')) return false
  for (const [, doble, simple] of xml.matchAll(LUGARES)) {
    const lugar = LUGAR.exec(doble ?? simple ?? '')
    if (!lugar || Number(lugar[1] ?? 0) > MAX_FILA) return true
  }
  let filas = 0
  for (const _ of xml.matchAll(FILAS)) if (++filas > MAX_FILA) return true
  return false
}

/**
 * As a spreadsheet shows it: the rows that say something, each with its number. Handed on unpacked: the reader would start
 * a worker of its own for a large book, which the page's policy forbids.
 */
export async function readXlsx(bytes: Uint8Array, cuales: Cuales): Promise<HojasLeidas> {
  try {
    const partes = unpackXlsx(bytes)
    if (!partes || Object.values(partes).some((xml) => reachesTooFar(strFromU8(xml)))) {
      return fail(TRAE_DEMASIADO)
    }
    const libro = new Blob([zipSync(partes, { level: 0 })])
    const leidas =
      cuales === 'todas' ? await readLibroDeExcel(libro) : [{ sheet: '', data: await readSheet(libro) }]
    const deLibro = listHojas((nombre) => strFromU8(partes[nombre] ?? new Uint8Array()))
    const hojas = leidas.map(({ sheet, data }, n) => {
      const xml = deLibro[n]?.xml ?? ''
      const textos = data.map((fila) => fila.map((celda) => (celda === null ? '' : String(celda).trim())))
      fillUnidas(textos, xml)
      const filas = textos.map((celdas, i) => ({ linea: i + 1, celdas }))
      return {
        nombre: sheet,
        filas: filas.filter(({ celdas }) => celdas.some(Boolean)),
        ocultas: listOcultas(xml),
      }
    })
    const vistas = hojas.filter((_, n) => !deLibro[n]?.oculta)
    return { hojas: cuales === 'todas' ? vistas : hojas, falla: null }
  } catch {
    return fail('El libro de Excel no se puede leer. Ábrelo, guárdalo de nuevo y vuelve a escogerlo.')
  }
}
