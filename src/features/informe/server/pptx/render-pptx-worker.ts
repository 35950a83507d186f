import { parentPort, workerData } from 'node:worker_threads'
import type { Informe } from '#domain/informe/informe.ts'
import { writeDeck } from '#server/pptx/deck.ts'
import { repairPackage } from '#server/pptx/repair-package.ts'
import { createPresentacion } from './lamina.ts'
import { writeSeccion } from './write-seccion.ts'

/** The report as slides whose charts and tables can be edited. The method closes it: on a screen findings come first. */
export async function writePptx(
  informe: Informe,
  onLamina: (hechas: number) => void = () => {},
): Promise<Uint8Array> {
  const presentacion = createPresentacion(informe)
  const ordenadas = [
    ...informe.secciones.filter(({ tipo }) => tipo !== 'ficha'),
    ...informe.secciones.filter(({ tipo }) => tipo === 'ficha'),
  ]
  for (const [i, seccion] of ordenadas.entries()) {
    writeSeccion(presentacion, seccion)
    onLamina(i + 1)
  }
  return repairPackage(await writeDeck(presentacion.deck), presentacion.margenes)
}

// Tests call the function itself, outside of a worker.
if (parentPort) {
  const port = parentPort
  port.postMessage(await writePptx(workerData as Informe, (hechas) => port.postMessage(hechas)))
}
