import { parentPort, workerData } from 'node:worker_threads'
import { formatTexto } from './format-texto.ts'
import type { TipoDeArchivo } from './inspect-archivo.ts'
import { readTextoDeDocumento } from './texto-de-documento.ts'
import { readTextoDePdf } from './texto-de-pdf.ts'

/** Runs in a thread of its own: whatever a file does to it, it does to nothing else. */
async function readTexto(tipo: TipoDeArchivo, bytes: Uint8Array): Promise<string> {
  if (tipo === 'pdf') return readTextoDePdf(bytes)
  if (tipo === 'doc') return ''
  return readTextoDeDocumento(tipo, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

const { tipo, bytes } = workerData as { tipo: TipoDeArchivo; bytes: Uint8Array }
parentPort!.postMessage(formatTexto(await readTexto(tipo, bytes)))
