import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Llave, newClave } from '#server/llaves/llave.ts'
import { type Fila, seal, unseal } from '#server/llaves/sellos.ts'

/** Written answers, by question. raiz:  by which the keys of these texts are worked out once they are published. */
export interface Escrito {
  raiz: string
  textos: ReadonlyMap<string, string>
}

export const createEscrito = (textos: Iterable<readonly [string, string]> = []): Escrito => ({
  raiz: newClave(),
  textos: new Map(textos),
})

/** Nearly everybody's texts fit into one, so that how much somebody wrote does not show. */
const PASO = 4_096
/** Length of what follows; the highest bit, whether it is compressed. */
const CABEZA = 4
const COMPRIMIDO = 2 ** 31

function packEscrito({ raiz, textos }: Escrito): Uint8Array {
  const escrito = Buffer.from(JSON.stringify([raiz, ...textos]))
  const cabe = escrito.length + CABEZA <= PASO
  const contenido = cabe ? escrito : deflateRawSync(escrito)
  const caja = Buffer.alloc(Math.ceil((contenido.length + CABEZA) / PASO) * PASO)
  caja.writeUInt32BE(contenido.length + (cabe ? 0 : COMPRIMIDO))
  contenido.copy(caja, CABEZA)
  return caja
}

function unpackEscrito(caja: Buffer): Escrito {
  const cabeza = caja.readUInt32BE()
  const contenido = caja.subarray(CABEZA, CABEZA + (cabeza % COMPRIMIDO))
  const escrito = cabeza >= COMPRIMIDO ? inflateRawSync(contenido) : contenido
  const [raiz, ...textos]: [string, ...[string, string][]] = JSON.parse(escrito.toString())
  return { raiz, textos: new Map(textos) }
}

/** Answers are one character each, so that every sheet of a questionnaire fills as much. */
export const sealCajas = (
  llave: Llave,
  fila: Fila,
  { respuestas, escrito }: { respuestas: string; escrito: Escrito },
): { respuestas: Buffer; textos: Buffer } => ({
  respuestas: seal(llave, 'respuestas', fila, Buffer.from(respuestas, 'latin1')),
  textos: seal(llave, 'textos', fila, packEscrito(escrito)),
})

export const openRespuestas = (llave: Llave, fila: Fila, caja: Uint8Array): string =>
  unseal(llave, 'respuestas', fila, caja).toString('latin1')

export const openEscrito = (llave: Llave, fila: Fila, caja: Uint8Array): Escrito =>
  unpackEscrito(unseal(llave, 'textos', fila, caja))
