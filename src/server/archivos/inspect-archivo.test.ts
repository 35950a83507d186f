import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ContenidoActivo } from '#domain/cvs/archivo.ts'
import { inspectArchivo, MAX_ARCHIVO } from './inspect-archivo.ts'
import { judgeDoc } from './judge-doc.ts'
import { judgeFoto } from './judge-foto.ts'
import { judgePdf } from './judge-pdf.ts'
import { judgeZip } from './judge-zip.ts'
import {
  ARCHIVOS_ACTIVOS,
  buildDoc,
  buildDocumentXml,
  buildDocx,
  buildDocxRelatedTo,
  buildOdt,
  buildPdf,
  CONTENT_TYPES,
  docxWith,
  MANIFEST,
  ODT_MIMETYPE,
  RELS,
  TOKENS_SIN_FIN,
} from './testing/archivos-de-prueba.ts'
import { buildZip } from './testing/build-zip.ts'
import { createJpg, createPng } from './testing/png-de-prueba.ts'

/** What its process would say, without the process: that costs more than all it does. */
async function judge(bytes: Buffer) {
  const juicio = await (bytes.toString('latin1', 0, 2) === 'PK'
    ? judgeZip(bytes)
    : (judgeFoto(bytes) ?? judgeDoc(bytes) ?? judgePdf(bytes)))
  return 'rechazo' in juicio ? juicio.rechazo : [juicio.tipo, ...(await juicio.revisar())]
}

const HTML = Buffer.from('<!doctype html><html><script>alert(1)</script></html>')
const documentXml = { name: 'word/document.xml', content: buildDocumentXml(['hola']) }
const contentXml = (inside = '') => ({
  name: 'content.xml',
  content: `<office:document-content>${inside}</office:document-content>`,
})
const pdf = buildPdf('Hola')
const docx = buildDocx('Hola')

describe('in a process of its own', () => {
  test.each([
    ['pdf', pdf, 'application/pdf'],
    ['doc', buildDoc(), 'application/msword'],
    ['docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['odt', buildOdt('Hola'), 'application/vnd.oasis.opendocument.text'],
    ['png', createPng(), 'image/png'],
    ['jpg', createJpg(), 'image/jpeg'],
  ])('%s is known by its bytes', async (tipo, bytes, mime) => {
    expect(await inspectArchivo(new Uint8Array(bytes))).toEqual({ tipo, mime, extension: tipo, activo: [] })
  })

  test('exactly the largest size is kept, one byte more is not', async () => {
    const largest = Buffer.concat([pdf, Buffer.alloc(MAX_ARCHIVO - pdf.length)])
    expect(await inspectArchivo(largest)).toMatchObject({ tipo: 'pdf' })
    expect(await inspectArchivo(Buffer.concat([largest, Buffer.alloc(1)]))).toEqual({ rechazo: 'tipo' })
  })

  test('a file that ends who looks at it is kept, and said not to be looked through', async () => {
    const bytes = TOKENS_SIN_FIN['300,000 attributes']!()
    expect(await inspectArchivo(bytes)).toMatchObject({ tipo: 'docx', activo: ['sinRevisar'] })
  })
})

describe('a file is kept, and nothing is said of it', () => {
  test.each<[string, Buffer]>([
    ['links to other places', buildDocxRelatedTo('hyperlink')],
    ['pictures of other places', buildDocxRelatedTo('image')],
    [
      'fields that ask nothing of others',
      docxWith(
        '<w:fldChar w:fldCharType="begin"/><w:instrText> HYPERLINK "https://x.gt/LINK" </w:instrText><w:fldSimple w:instr="DATE \\@ d"/>Instructor de DDE x',
      ),
    ],
    [
      'drawings as Word keeps them, in attributes of any length',
      docxWith(`<v:shape o:gfxdata="${randomBytes(150_000).toString('base64')}"/>`),
    ],
    [
      'an OpenDocument of an older program, which declares a document type in its list of parts',
      buildZip([
        ODT_MIMETYPE,
        { ...MANIFEST, content: MANIFEST.content.toString().replace('?>', '?><!DOCTYPE manifest:manifest>') },
        contentXml('<office:scripts><office:script/></office:scripts><text:a xlink:href="https://x.gt"/>'),
      ]),
    ],
    [
      'a PDF that links to any address, and speaks of programs',
      Buffer.from(
        pdf
          .toString('latin1')
          .replace('/Catalog', '/Catalog/URI<</Base(http://x.gt/Launch)>>/Title(HTML/CSS/JavaScript)'),
        'latin1',
      ),
    ],
    ['a Word file of LibreOffice', readFileSync(new URL('./testing/curriculum.doc', import.meta.url))],
  ])('%s', async (_name, bytes) => {
    expect(await judge(bytes)).toHaveLength(1)
  })
})

describe('a file is kept as readers open it', () => {
  test.each<[string, string, Buffer]>([
    [
      'whose table of objects is broken',
      'pdf',
      Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n9'), 'latin1'),
    ],
    ['that is cut off', 'pdf', pdf.subarray(0, pdf.length - 40)],
    ['with something before it', 'pdf', Buffer.concat([HTML, pdf])],
    ['with something behind it', 'pdf', Buffer.concat([pdf, docx])],
    ['with blanks behind it', 'pdf', Buffer.concat([pdf, Buffer.from('\r\n\0\0\0 ')])],
    ['with something behind it', 'doc', Buffer.concat([buildDoc(), docx])],
    ['whose type is not the first of its parts', 'odt', buildZip([contentXml(), ODT_MIMETYPE, MANIFEST])],
    [
      'whose text has another name',
      'docx',
      buildZip([
        { ...CONTENT_TYPES, content: CONTENT_TYPES.content.replace('document.xml', 'document2.xml') },
        RELS,
        { ...documentXml, name: 'word/document2.xml' },
      ]),
    ],
  ])('%s: %s', async (_name, tipo, bytes) => {
    expect(await judge(bytes)).toContain(tipo)
  })
})

describe('a file is refused', () => {
  /** A document whose picture, the last in its table of contents, says that it unpacks to so much. */
  const withPictureOf = (megas: number) => {
    const bytes = buildZip([CONTENT_TYPES, RELS, documentXml, { name: 'word/media/a.bmp', content: 'BM' }])
    bytes.writeUInt32LE(megas * 1024 * 1024, bytes.lastIndexOf('PK\x01\x02') + 24)
    return bytes
  }
  const encrypted = Buffer.from(docx)
  encrypted[encrypted.lastIndexOf('PK\x01\x02') + 8]! |= 1

  const clave = '0'.repeat(64)
  const conClave = Buffer.from(
    pdf
      .toString('latin1')
      .replace(
        '/Root',
        `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${clave}>/U<${clave}>>>/Root`,
      ),
    'latin1',
  )

  test.each<[string, string, Buffer]>([
    ['plain text', 'tipo', Buffer.from('Currículum de Ana')],
    ['HTML', 'tipo', HTML],
    ['SVG', 'tipo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a shell script', 'tipo', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a Windows program', 'tipo', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)])],
    ['an image', 'tipo', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a PDF without an object', 'tipo', Buffer.from('%PDF-1.4\njunk\n%%EOF')],
    ['a PDF that begins too late', 'tipo', Buffer.concat([Buffer.alloc(2_000, 'x'), pdf])],
    ['a rich text', 'tipo', Buffer.from('{\\rtf1 hola}')],
    ['a zip without a document', 'tipo', buildZip([{ name: 'hola.txt', content: 'hola' }])],
    ['a zip cut off', 'tipo', docx.subarray(0, docx.length - 10)],
    [
      'a template',
      'tipo',
      buildZip([
        { ...CONTENT_TYPES, content: CONTENT_TYPES.content.replace('document.main', 'template.main') },
        RELS,
        documentXml,
      ]),
    ],
    [
      'an OpenDocument spreadsheet',
      'tipo',
      buildZip([
        { ...ODT_MIMETYPE, content: 'application/vnd.oasis.opendocument.spreadsheet' },
        MANIFEST,
        contentXml(),
      ]),
    ],
    ['an OpenDocument without content', 'tipo', buildZip([ODT_MIMETYPE, MANIFEST])],
    ['a compound file of another program', 'tipo', buildDoc('Workbook')],
    ['what unpacks to more than a desk can hold', 'tipo', withPictureOf(300)],
    ['a Word file with macros', 'macros', buildDoc('WordDocument', '_VBA_PROJECT')],
    ['the same in small letters', 'macros', buildDoc('WordDocument', 'macros')],
    [
      'a document with macros',
      'macros',
      buildZip([CONTENT_TYPES, RELS, documentXml, { name: 'word/vbaProject.bin', content: 'x' }]),
    ],
    [
      'a document with macros under another name',
      'macros',
      buildZip([
        {
          ...CONTENT_TYPES,
          content: CONTENT_TYPES.content.replace(
            '</Types>',
            '<Override PartName="/word/otro.bin" ContentType="application/vnd.ms-office.vba&#80;roject"/></Types>',
          ),
        },
        RELS,
        documentXml,
      ]),
    ],
    ['a document that leads to macros', 'macros', buildDocxRelatedTo('vbaProject', 'Internal')],
    [
      'an OpenDocument with macros',
      'macros',
      buildZip([
        ODT_MIMETYPE,
        MANIFEST,
        contentXml(),
        { name: 'Basic/Standard/Module1.xml', content: '<a/>' },
      ]),
    ],
    ['a document under a password', 'clave', buildDoc('EncryptedPackage')],
    ['a zip under a password', 'clave', encrypted],
    [
      'an OpenDocument under a password',
      'clave',
      buildZip([ODT_MIMETYPE, { ...MANIFEST, content: '<manifest:encryption-data/>' }, contentXml()]),
    ],
    ['a PDF under a password', 'clave', conClave],
  ])('%s', async (_name, rechazo, bytes) => {
    expect(await judge(bytes)).toBe(rechazo)
  })

  test('what unpacks to much is kept', async () => {
    expect(await judge(withPictureOf(200))).toEqual(['docx'])
  })
})

describe('a file is kept and marked', () => {
  test.each(ARCHIVOS_ACTIVOS)('%s', async (_name, marca: ContenidoActivo, bytes) => {
    expect(await judge(bytes)).toContain(marca)
  })
})

describe('a photo of a CV', () => {
  test.each([
    ['a cut PNG', createPng().subarray(0, 40)],
    [
      'a PNG of more points than a page has',
      createPng({ ancho: 60_000, alto: 60_000, dibujo: Buffer.alloc(9) }),
    ],
    ['a JPG without a size', createJpg().subarray(0, 12)],
    ['a JPG of nothing', createJpg({ ancho: 0 })],
  ])('%s is refused', async (_, bytes) => expect(await judge(bytes)).toBe('tipo'))

  test('of an iPhone as it writes them is refused by its name', async () => {
    const heic = Buffer.from('0000002466747970686569630000000068656963', 'hex')
    expect(await inspectArchivo(heic)).toEqual({ rechazo: 'heic' })
  })
})
