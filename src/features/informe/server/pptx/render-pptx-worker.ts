import { parentPort, workerData } from 'node:worker_threads'
import type { Informe } from '#domain/informe/informe.ts'
import { writePptx } from './write-pptx.ts'

const bytes = await writePptx(workerData as Informe, (hechas) => parentPort!.postMessage(hechas))
parentPort!.postMessage(bytes)
