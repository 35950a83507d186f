import { crc32 } from 'node:zlib'
import type { Linea } from './write-pdf.ts'

const CABEZA = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org'

const TIPOS = `${CABEZA}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

const RELACIONES = `${CABEZA}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

const escapeXml = (texto: string) => texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Word counts space in twentieths of a point and letters in halves. */
function writeParrafo({ texto, tamano, negrita, antes = 0 }: Linea): string {
  const letra = `<w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>${negrita ? '<w:b/>' : ''}<w:sz w:val="${tamano * 2}"/></w:rPr>`
  return `<w:p><w:pPr><w:spacing w:before="${antes * 20}" w:after="40"/></w:pPr><w:r>${letra}<w:t xml:space="preserve">${escapeXml(texto)}</w:t></w:r></w:p>`
}

/** A zip whose entries are stored as they are: a page of text is too short to gain from packing. */
function writeZip(entradas: Record<string, string>): Uint8Array {
  const partes: Buffer[] = []
  const tabla: Buffer[] = []
  let lugar = 0
  for (const [nombre, texto] of Object.entries(entradas)) {
    const bytes = Buffer.from(texto)
    const campos = Buffer.alloc(26)
    campos.writeUInt16LE(20, 0)
    campos.writeUInt32LE(crc32(bytes), 10)
    campos.writeUInt32LE(bytes.length, 14)
    campos.writeUInt32LE(bytes.length, 18)
    campos.writeUInt16LE(Buffer.byteLength(nombre), 22)
    const entrada = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), campos, Buffer.from(nombre), bytes])
    const cola = Buffer.alloc(14)
    cola.writeUInt32LE(lugar, 10)
    tabla.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), campos, cola, Buffer.from(nombre)]),
    )
    partes.push(entrada)
    lugar += entrada.length
  }
  const indice = Buffer.concat(tabla)
  const fin = Buffer.alloc(22)
  fin.write('PK\x05\x06', 'latin1')
  fin.writeUInt16LE(tabla.length, 8)
  fin.writeUInt16LE(tabla.length, 10)
  fin.writeUInt32LE(indice.length, 12)
  fin.writeUInt32LE(lugar, 16)
  return Buffer.concat([...partes, indice, fin])
}

export function writeDocx(lineas: readonly Linea[]): Uint8Array {
  const documento = `${CABEZA}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${lineas.map(writeParrafo).join('')}</w:body></w:document>`
  return writeZip({ '[Content_Types].xml': TIPOS, '_rels/.rels': RELACIONES, 'word/document.xml': documento })
}
