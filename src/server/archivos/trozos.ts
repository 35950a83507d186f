const BYTES_POR_TROZO = 256 * 1024

/** A file as it is stored: in pieces, since ten megabytes in one go keep everybody waiting while they are written. */
export function* listTrozos(bytes: Uint8Array): Generator<{ orden: number; contenido: Uint8Array }> {
  for (let orden = 0; orden * BYTES_POR_TROZO < bytes.length; orden++)
    yield { orden, contenido: bytes.subarray(orden * BYTES_POR_TROZO, (orden + 1) * BYTES_POR_TROZO) }
}
