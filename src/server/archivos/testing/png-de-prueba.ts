import { crc32, deflateSync } from 'node:zlib'

const writeParte = (tipo: string, datos: Buffer): Buffer => {
  const cuerpo = Buffer.concat([Buffer.from(tipo, 'latin1'), datos])
  const [largo, suma] = [Buffer.alloc(4), Buffer.alloc(4)]
  largo.writeUInt32BE(datos.length)
  suma.writeUInt32BE(crc32(cuerpo))
  return Buffer.concat([largo, cuerpo, suma])
}

interface Png {
  ancho: number
  alto: number
  /** Between the head and the picture. */
  partes: [tipo: string, datos: Buffer][]
  /** Unpacked; unless told, as many bytes of grey as it takes. */
  dibujo: Buffer
  /** Behind the packed picture. */
  detras: Buffer
}

/** A picture in grey, drawn by hand. */
export function createPng({
  ancho = 4,
  alto = 3,
  partes = [],
  dibujo,
  detras = Buffer.alloc(0),
}: Partial<Png> = {}): Buffer {
  const cabeza = Buffer.alloc(13)
  cabeza.writeUInt32BE(ancho, 0)
  cabeza.writeUInt32BE(alto, 4)
  cabeza[8] = 8
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    writeParte('IHDR', cabeza),
    ...partes.map(([tipo, datos]) => writeParte(tipo, datos)),
    writeParte('IDAT', Buffer.concat([deflateSync(dibujo ?? Buffer.alloc(alto * (ancho + 1))), detras])),
    writeParte('IEND', Buffer.alloc(0)),
  ])
}

/** As far as the part that says its size, and the end. */
export function createJpg({ ancho = 4, alto = 3 } = {}): Buffer {
  const cuadro = Buffer.from('ffc0000b080003000401011100', 'hex')
  cuadro.writeUInt16BE(alto, 5)
  cuadro.writeUInt16BE(ancho, 7)
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    cuadro,
    Buffer.from('ffd9', 'hex'),
  ])
}

export const toDataUrl = (png: Buffer, tipo = 'image/png') => `data:${tipo};base64,${png.toString('base64')}`
