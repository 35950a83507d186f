import { strToU8, zipSync } from 'fflate'
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

/** The earliest that a zip can say. */
const SIEMPRE = new Date(1980, 0, 1)

export function writeDocx(lineas: readonly Linea[]): Uint8Array {
  const documento = `${CABEZA}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${lineas.map(writeParrafo).join('')}</w:body></w:document>`
  const partes = { '[Content_Types].xml': TIPOS, '_rels/.rels': RELACIONES, 'word/document.xml': documento }
  const bytes = Object.entries(partes).map(([nombre, texto]) => [nombre, strToU8(texto)] as const)
  return zipSync(Object.fromEntries(bytes), { mtime: SIEMPRE })
}
