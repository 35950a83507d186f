import { strFromU8, unzipSync } from 'fflate'
import writeExcelFile from 'write-excel-file/node'
import type { Celda, Libro, Pestana } from '../../domain/resultados/libro/libro.ts'
import {
  ESTILOS_DE_FILA_DE_TEXTO,
  listFilasDeTexto,
} from '../../domain/resultados/libro/pestana-de-abiertas.ts'
import { computeAlto } from './alto-de-fila.ts'
import { toExcel } from './celdas.ts'
import { findFilas, writeFilas, writeTextos } from './filas-de-texto.ts'
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

/** With the first of its rows of texts, which shows how the others are written. */
function addMuestra(pestana: Pestana): Pestana {
  const [muestra] = pestana.textos ? listFilasDeTexto(pestana.textos) : []
  if (!muestra) return pestana
  const fila = muestra.map(
    (texto, i): Celda => ({ tipo: 'texto', texto, estilo: ESTILOS_DE_FILA_DE_TEXTO[i]! }),
  )
  return { ...pestana, filas: [...pestana.filas, fila] }
}

const countTextos = ({ textos }: Pestana) => (textos ? textos.hasta - textos.desde : 0)

/**
 * A workbook as it is written. The library holds a workbook whole, cell by cell; rows of texts, of which there may be
 * hundreds of thousands, are written into what it made of the rest (decision 44).
 * `onAvance`: how many of those, told twice over, as they are written in two parts.
 */
export async function* writeLibro(
  libro: Libro,
  onAvance: (pasos: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const hecho = await render({ ...libro, pestanas: libro.pestanas.map(addMuestra) })
  if (!libro.pestanas.some((pestana) => countTextos(pestana) > 1)) {
    yield hecho
    return
  }
  const partes = Object.entries(unzipSync(hecho)).map(([nombre, bytes]) => ({
    nombre,
    xml: strFromU8(bytes),
  }))
  const textos = partes.find(({ nombre }) => nombre === 'xl/sharedStrings.xml')!
  const escritor = {
    siguiente: countElements(textos.xml, '<si>'),
    conocidos: new Map(),
    pasos: 0,
    onAvance,
  }
  const hojas = libro.pestanas.map((pestana, i) => ({ pestana, nombre: `xl/worksheets/sheet${i + 1}.xml` }))
  const contenidos = partes
    .filter((parte) => parte !== textos)
    .map(({ nombre, xml }) => {
      const pestana = hojas.find((hoja) => hoja.nombre === nombre)?.pestana
      const lugar = pestana && countTextos(pestana) > 0 ? findFilas(xml, pestana.filas.length + 1) : null
      return { nombre, contenido: lugar ? writeFilas(lugar, pestana!, escritor) : [xml] }
    })
  // After the rows that count on them.
  yield* streamZip([
    ...contenidos,
    { nombre: textos.nombre, contenido: writeTextos(textos.xml, libro.pestanas, escritor) },
  ])
}

const countElements = (xml: string, abre: string) => xml.split(abre).length - 1
