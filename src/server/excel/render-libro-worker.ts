import { parentPort, workerData } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'
import type { Libro } from '../../domain/resultados/libro/libro.ts'
import { computeAlto } from './alto-de-fila.ts'
import { toExcel } from './celdas.ts'
import { createPapel } from './papel.ts'

/** In a thread of its own: a workbook is some hundred thousand cells of XML, and then a zip. */
const { pestanas, papel = 'carta' } = workerData as Libro
const bytes = await writeExcelFile(
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
parentPort!.postMessage(bytes)
