/** A part of a JPEG: its sign, how long it is, what it says. */
const createParte = (marca: number, datos: readonly number[]) => {
  const largo = datos.length + 2
  return Buffer.from([0xff, marca, largo >> 8, largo & 0xff, ...datos])
}

interface JpegDePrueba {
  ancho?: number
  alto?: number
  valores?: number
  /** Parts before the frame. */
  antes?: readonly [marca: number, datos: string][]
  /** What stands behind the end. */
  detras?: string
}

/** A JPEG as its parts go: what its scan says draws nothing. */
export function createJpeg({
  ancho = 192,
  alto = 192,
  valores = 3,
  antes = [],
  detras = '',
}: JpegDePrueba = {}) {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...antes.map(([marca, datos]) => createParte(marca, [...Buffer.from(datos)])),
    createParte(0xdb, [0, ...Array<number>(64).fill(1)]),
    createParte(0xc0, [8, alto >> 8, alto & 0xff, ancho >> 8, ancho & 0xff, valores, 1, 0x11, 0]),
    createParte(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(detras),
  ])
}
