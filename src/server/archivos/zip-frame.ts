/** A file as a zip tells of it. */
export interface EntradaDeZip {
  nombre: Buffer
  /** 8 deflated, 0 as it was. */
  metodo: 8 | 0
  crc: number
  comprimido: number
  largo: number
  /** Where it begins. */
  lugar: number
}

const VERSION = 20
/** The first day that a zip can tell: the same document is the same bytes. */
const FECHA = 0x21

/** What both heads of a file tell in the same order: flags, method, time, date, sum, sizes, length of the name. */
function writeDatos(cabeza: Buffer, desde: number, entrada: EntradaDeZip, banderas: number) {
  cabeza.writeUInt16LE(banderas, desde)
  cabeza.writeUInt16LE(entrada.metodo, desde + 2)
  cabeza.writeUInt16LE(FECHA, desde + 6)
  cabeza.writeUInt32LE(entrada.crc, desde + 8)
  cabeza.writeUInt32LE(entrada.comprimido, desde + 12)
  cabeza.writeUInt32LE(entrada.largo, desde + 16)
  cabeza.writeUInt16LE(entrada.nombre.length, desde + 20)
}

/** What stands before the bytes of a file. */
export function writeCabeza(entrada: EntradaDeZip, banderas = 0): Buffer {
  const cabeza = Buffer.alloc(30)
  cabeza.writeUInt32LE(0x04034b50, 0)
  cabeza.writeUInt16LE(VERSION, 4)
  writeDatos(cabeza, 6, entrada, banderas)
  return Buffer.concat([cabeza, entrada.nombre])
}

/** The end of a zip, which lists its files; no file is near 4 GB, so the short form of it will do. */
export function writeDirectorio(entradas: readonly EntradaDeZip[], lugar: number, banderas = 0): Buffer {
  const escritas = entradas.map((entrada) => {
    const cabeza = Buffer.alloc(46)
    cabeza.writeUInt32LE(0x02014b50, 0)
    cabeza.writeUInt16LE(VERSION, 4)
    cabeza.writeUInt16LE(VERSION, 6)
    writeDatos(cabeza, 8, entrada, banderas)
    cabeza.writeUInt32LE(entrada.lugar, 42)
    return Buffer.concat([cabeza, entrada.nombre])
  })
  const directorio = Buffer.concat(escritas)
  const final = Buffer.alloc(22)
  final.writeUInt32LE(0x06054b50, 0)
  final.writeUInt16LE(entradas.length, 8)
  final.writeUInt16LE(entradas.length, 10)
  final.writeUInt32LE(directorio.length, 12)
  final.writeUInt32LE(lugar, 16)
  return Buffer.concat([directorio, final])
}
