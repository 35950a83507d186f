import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

export interface Linea {
  texto: string
  tamano: number
  negrita?: boolean
  antes?: number
}

const MARGEN = 56
const ALTO = 842

/** One A4 page in Helvetica, which every reader has; letters as WinAnsi, which holds all of Spanish. */
export function writePdf(lineas: readonly Linea[]): Buffer {
  let y = ALTO - MARGEN
  const dibujo = lineas.map(({ texto, tamano, negrita, antes = 0 }) => {
    y -= antes + tamano * 1.35
    const escrito = texto.replace(/[\\()]/g, '\\$&')
    return `BT /${negrita ? 'F2' : 'F1'} ${tamano} Tf ${MARGEN} ${y.toFixed(1)} Td (${escrito}) Tj ET`
  })
  const contenido = deflateSync(Buffer.from(dibujo.join('\n'), 'latin1')).toString('latin1')
  const fuente = (nombre: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${nombre} /Encoding /WinAnsiEncoding >>`
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${ALTO}] /Contents 6 0 R
       /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>`,
    fuente('Helvetica'),
    fuente('Helvetica-Bold'),
    `<< /Length ${contenido.length} /Filter /FlateDecode >>\nstream\n${contenido}\nendstream`,
  ]
  // One byte a letter: what stands before an object is its place.
  let pdf = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const lugares = objetos.map((objeto, i) => {
    const lugar = pdf.length
    pdf += `${i + 1} 0 obj\n${objeto}\nendobj\n`
    return `${String(lugar).padStart(10, '0')} 00000 n \n`
  })
  const cuantos = objetos.length + 1
  const tabla = `xref\n0 ${cuantos}\n0000000000 65535 f \n${lugares.join('')}`
  const fin = `trailer\n<< /Size ${cuantos} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(pdf + tabla + fin, 'latin1')
}

const CABEZA = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org'
const TIPOS = `${CABEZA}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const RELACIONES = `${CABEZA}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`
/** The earliest that a zip can say. */
const SIEMPRE = new Date(1980, 0, 1)

/** Word counts space in twentieths of a point and letters in halves. */
function writeParrafo({ texto, tamano, negrita, antes = 0 }: Linea): string {
  const letra = `<w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>${negrita ? '<w:b/>' : ''}<w:sz w:val="${tamano * 2}"/></w:rPr>`
  const escrito = texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<w:p><w:pPr><w:spacing w:before="${antes * 20}" w:after="40"/></w:pPr><w:r>${letra}<w:t xml:space="preserve">${escrito}</w:t></w:r></w:p>`
}

export function writeDocx(lineas: readonly Linea[]): Uint8Array {
  const documento = `${CABEZA}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${lineas.map(writeParrafo).join('')}</w:body></w:document>`
  const partes = { '[Content_Types].xml': TIPOS, '_rels/.rels': RELACIONES, 'word/document.xml': documento }
  const bytes = Object.entries(partes).map(([nombre, texto]) => [nombre, strToU8(texto)] as const)
  return zipSync(Object.fromEntries(bytes), { mtime: SIEMPRE })
}
