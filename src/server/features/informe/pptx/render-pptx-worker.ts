import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Informe } from '../../../../domain/informe/informe.ts'
import { endWhenAsked } from '../../../hilo.ts'
import { writePptx } from './write-pptx.ts'

endWhenAsked()
const bytes = await writePptx(workerData as Informe, async (hechas) => {
  parentPort!.postMessage(hechas)
  // Whoever asked may want no more of it.
  await setImmediate()
})
parentPort!.postMessage(bytes)
