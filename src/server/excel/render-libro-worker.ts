import { parentPort, workerData } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'
import type { Libro } from '../../domain/resultados/libro/libro.ts'
import { toExcel } from './celdas.ts'

/** In a thread of its own: a workbook is some hundred thousand cells of XML, and then a zip. */
const { pestanas } = workerData as Libro
const bytes = await writeExcelFile(
  pestanas.map(({ nombre, anchos, filasFijas, columnasFijas, filas }) => ({
    sheet: nombre,
    columns: anchos.map((width) => ({ width })),
    stickyRowsCount: filasFijas,
    stickyColumnsCount: columnasFijas,
    showGridLines: false,
    orientation: 'landscape' as const,
    data: filas.map((fila) => fila.map(toExcel)),
  })),
  { fontFamily: 'Calibri', fontSize: 11 },
).toBuffer()
parentPort!.postMessage(bytes)
