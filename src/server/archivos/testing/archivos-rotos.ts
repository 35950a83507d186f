import {
  buildDoc,
  buildDocumentXml,
  buildDocx,
  buildPdf,
  buildPdfBomb,
  CONTENT_TYPES,
  docxWith,
  MANIFEST,
  ODT_MIMETYPE,
  RELS,
  TOKENS_SIN_FIN,
} from './archivos-de-prueba.ts'
import { buildZip } from './build-zip.ts'
import { createJpg, createPng } from './png-de-prueba.ts'

const pdfConClave = () => {
  const clave = '0'.repeat(64)
  const encrypt = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${clave}>/U<${clave}>>>/Root`
  return Buffer.from(buildPdf('Hola').toString('latin1').replace('/Root', encrypt), 'latin1')
}

const ENTIDADES = `<!DOCTYPE a [<!ENTITY a "${'ja'.repeat(50)}">${Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY ${'abcdefghij'[i + 1]} "${`&${'abcdefghij'[i]};`.repeat(10)}">`,
).join('')}]>`

const buildDocxCon = (name: string, content: string | Buffer) =>
  buildZip([
    CONTENT_TYPES,
    RELS,
    { name: 'word/document.xml', content: buildDocumentXml(['Hola']) },
    { name, content },
  ])

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)

/** Twenty ways in which a file of a folder that grew for years is no CV that can be taken unseen. */
export const ARCHIVOS_ROTOS: readonly (readonly [nombre: string, build: () => Buffer])[] = [
  ['notas.txt', () => Buffer.from('Ana Lucia Perez Morales')],
  ['vacio.pdf', () => Buffer.alloc(0)],
  ['a-medias.pdf', () => half(buildPdf('Ana Lucia Perez Morales 5512-0341 ana@correo.example'))],
  ['solo-cabeza.pdf', () => Buffer.from('%PDF-1.7\n')],
  ['con-clave.pdf', pdfConClave],
  ['bomba.pdf', () => buildPdfBomb(64)],
  ['a-medias.docx', () => half(buildDocx('Ana Lucia Perez Morales'))],
  ['con-macros.docx', () => buildDocxCon('word/vbaProject.bin', 'x')],
  ['bomba.docx', () => docxWith(' '.repeat(64 * 1024 * 1024))],
  ['entidades.docx', () => docxWith('&j;', ENTIDADES)],
  ['sin-fin.docx', TOKENS_SIN_FIN['an attribute of a field']!],
  ['sin-documento.docx', () => buildZip([CONTENT_TYPES, RELS])],
  ['con-clave.docx', () => buildDoc('EncryptedPackage')],
  ['sin-contenido.odt', () => buildZip([ODT_MIMETYPE, MANIFEST])],
  ['otro.zip', () => buildZip([{ name: 'hola.txt', content: 'hola' }])],
  ['otra-cosa.doc', () => buildDoc('Workbook')],
  ['programa.pdf', () => Buffer.from(`MZ${'\0'.repeat(600)}`)],
  ['a-medias.png', () => half(createPng())],
  ['a-medias.jpg', () => half(createJpg())],
  ['pagina.pdf', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
]
