import { strFromU8, unzipSync } from 'fflate'
import writeExcelFile from 'write-excel-file/node'
import type { Celda, Libro, Pestana } from '../../domain/resultados/libro/libro.ts'
import { ESTILOS_DE_FILA_DE_TEXTO } from '../../domain/resultados/libro/pestana-de-abiertas.ts'
import { computeAlto } from './alto-de-fila.ts'
import { toExcel } from './celdas.ts'
import type { Compresor } from './compresor.ts'
import { addNombres, findFilas, writeFilas } from './filas-de-texto.ts'
import { createPapel } from './papel.ts'
import { streamZip } from './stream-zip.ts'

async function render({ pestanas, papel = 'carta' }: Libro): Promise<Uint8Array> {
  return writeExcelFile(
    pestanas.map(({ nombre, anchos, filasFijas, columnasFijas, filas }) => ({
      sheet: nombre,
      columns: anchos.map((width) => ({ width })),
      stickyRowsCount: filasFijas,
      stickyColumnsCount: columnasFijas,
      showGridLines: false,
      orientation: 'landscape' as const,
      data: filas.map((fila) => {
        const height = computeAlto(fila, anchos)
        return fila.map((celda) => {
          const escrita = toExcel(celda)
          return height && escrita ? { ...escrita, height } : escrita
        })
      }),
    })),
    { fontFamily: 'Calibri', fontSize: 11, features: [createPapel(pestanas, papel)] },
  ).toBuffer()
}

/** With a row that shows how those of its texts are written. */
function addMuestra(pestana: Pestana): Pestana {
  if (countTextos(pestana) === 0) return pestana
  const fila = ESTILOS_DE_FILA_DE_TEXTO.map((estilo): Celda => ({ tipo: 'texto', texto: 'x', estilo }))
  return { ...pestana, filas: [...pestana.filas, fila] }
}

const countTextos = ({ textos }: Pestana) => (textos ? textos.hasta - textos.desde : 0)

/**
 * A workbook as it is written. The library holds a workbook whole, cell by cell; rows of texts, of which there may be
 * hundreds of thousands, are written into what it made of the rest (decision 44).
 * `onAvance`: how many of those there are.
 */
export async function* writeLibro(
  libro: Libro,
  onAvance: (filas: number) => void,
): AsyncGenerator<Uint8Array> {
  const hecho = await render({ ...libro, pestanas: libro.pestanas.map(addMuestra) })
  if (!libro.pestanas.some((pestana) => countTextos(pestana) > 0)) {
    yield hecho
    return
  }
  const partes = new Map(
    Object.entries(unzipSync(hecho)).map(([nombre, bytes]) => [nombre, strFromU8(bytes)]),
  )
  const { xml: comunes, numeros } = addNombres(partes.get(TEXTOS)!, libro.pestanas)
  partes.set(TEXTOS, comunes)
  let escritas = 0
  const onFilas = (cuantas: number) => {
    escritas += cuantas
    onAvance(escritas)
  }
  const hojas = new Map(libro.pestanas.map((pestana, i) => [`xl/worksheets/sheet${i + 1}.xml`, pestana]))
  const write = (nombre: string, xml: string) => (salida: Compresor) => {
    const pestana = hojas.get(nombre)
    if (!pestana || countTextos(pestana) === 0) return salida.write(xml)
    return writeFilas(salida, findFilas(xml, pestana.filas.length + 1), pestana, numeros, onFilas)
  }
  yield* streamZip([...partes].map(([nombre, xml]) => ({ nombre, write: write(nombre, xml) })))
}

const TEXTOS = 'xl/sharedStrings.xml'
