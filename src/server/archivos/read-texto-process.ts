import { buffer } from 'node:stream/consumers'
import { formatTexto } from './format-texto.ts'
import type { TipoDeArchivo } from './inspect-archivo.ts'

/** Runs in a process of its own: whatever a file does to it, it does to nothing else. */
type ConTexto = Exclude<TipoDeArchivo, 'jpg' | 'png'>

async function readTexto(tipo: ConTexto, bytes: Buffer): Promise<string> {
  if (tipo === 'pdf') return (await import('./texto-de-pdf.ts')).readTextoDePdf(bytes)
  if (tipo === 'doc') return (await import('./texto-de-doc.ts')).readTextoDeDoc(bytes)
  return (await import('./texto-de-documento.ts')).readTextoDeDocumento(tipo, bytes)
}

const tipo = process.argv[2] as ConTexto
process.stdout.write(formatTexto(await readTexto(tipo, await buffer(process.stdin))))
