import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inspectArchivo, MAX_ARCHIVO } from './inspect-archivo.ts'
import {
  buildDoc,
  buildDocumentXml,
  buildDocx,
  buildDocxRelatedTo,
  buildOdt,
  buildPdf,
  CONTENT_TYPES,
  MANIFEST,
  ODT_MIMETYPE,
  RELS,
} from './testing/archivos-de-prueba.ts'
import { buildZip } from './testing/build-zip.ts'
import { readTextoDeDocumento } from './texto-de-documento.ts'

const HTML = Buffer.from('<!doctype html><html><script>alert(1)</script></html>')
const documentXml = { name: 'word/document.xml', content: buildDocumentXml(['hola']) }

const docxWith = (inside: string, doctype = '') =>
  buildZip([
    CONTENT_TYPES,
    RELS,
    { name: 'word/document.xml', content: buildDocumentXml([`</w:t>${inside}<w:t>`], doctype) },
  ])

/** A document that fetches its template, as a list of parts says that is written and called so. */
const withRels = (encoding: BufferEncoding, name = 'word/_rels/settings.xml.rels') =>
  buildZip([
    CONTENT_TYPES,
    RELS,
    documentXml,
    {
      name,
      content: Buffer.from(
        '<Relationships><Relationship Type="http://x/relationships/attachedTemplate" TargetMode="External"/></Relationships>',
        encoding,
      ),
    },
  ])

const contentXml = (inside = '') => ({
  name: 'content.xml',
  content: `<office:document-content>${inside}</office:document-content>`,
})

describe('a file we keep', () => {
  test('may link to other places', async () => {
    expect((await inspectArchivo(buildDocxRelatedTo('hyperlink', 'External')))?.tipo).toBe('docx')
    expect((await inspectArchivo(buildDocxRelatedTo('image', 'External')))?.tipo).toBe('docx')
  })

  test('may have fields that ask no program', async () => {
    const bytes = docxWith(
      '<w:instrText> PAGE </w:instrText><w:fldSimple w:instr="DATE"/>Instructor de DDE x',
    )
    expect((await inspectArchivo(bytes))?.tipo).toBe('docx')
  })

  test('may hold drawings as Word keeps them, in attributes of any length', async () => {
    const dibujo = randomBytes(150_000).toString('base64')
    const bytes = docxWith(`<v:shape o:gfxdata="${dibujo}"/><w:t>Instrucción</w:t>`)
    expect((await inspectArchivo(bytes))?.tipo).toBe('docx')
    expect(await readTextoDeDocumento('docx', bytes)).toContain('Instrucción')
  })

  test('may be an OpenDocument of an older program, which declares a document type in its list of parts', async () => {
    const [cabeza, resto] = MANIFEST.content.toString().split('?>')
    const content = `${cabeza}?><!DOCTYPE manifest:manifest PUBLIC "-//OpenOffice.org//DTD Manifest 1.0//EN" "Manifest.dtd">${resto}`
    expect(
      (await inspectArchivo(buildZip([ODT_MIMETYPE, { ...MANIFEST, content }, contentXml()])))?.tipo,
    ).toBe('odt')
  })

  test.each([
    ['pdf', buildPdf('Hola'), 'application/pdf'],
    ['doc', buildDoc(), 'application/msword'],
    ['docx', buildDocx('Hola'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['odt', buildOdt('Hola'), 'application/vnd.oasis.opendocument.text'],
  ])('%s is known by its bytes', async (tipo, bytes, mime) => {
    expect(await inspectArchivo(new Uint8Array(bytes))).toEqual({ tipo, mime, extension: tipo })
  })

  test('blank bytes after the end of a PDF are part of it', async () => {
    const padded = Buffer.concat([buildPdf('Hola'), Buffer.from('\r\n\0\0\0 ')])
    expect((await inspectArchivo(padded))?.tipo).toBe('pdf')
  })

  test('a PDF may link to any address', async () => {
    const linked = buildPdf('Hola')
      .toString('latin1')
      .replace('/Catalog', '/Catalog/URI<</Base(http://x.gt/Launch)>>')
    expect((await inspectArchivo(Buffer.from(linked, 'latin1')))?.tipo).toBe('pdf')
  })

  test('exactly the largest size is kept, one byte more is not', async () => {
    const pdf = buildPdf('Hola')
    const largest = Buffer.concat([pdf, Buffer.alloc(MAX_ARCHIVO - pdf.length)])
    expect((await inspectArchivo(largest))?.tipo).toBe('pdf')
    expect(await inspectArchivo(Buffer.concat([largest, Buffer.alloc(1)]))).toBeNull()
  })
})

describe('a file we refuse', () => {
  const docx = buildDocx('Hola')
  const pdf = buildPdf('Hola')
  const middle = buildZip([CONTENT_TYPES, RELS, documentXml])
  const tableStart = middle.readUInt32LE(middle.length - 6)

  const moveTable = (bytes: Buffer, by: number) => {
    const moved = Buffer.from(bytes)
    moved.writeUInt32LE(moved.readUInt32LE(moved.length - 6) + by, moved.length - 6)
    return moved
  }

  /** A document whose picture, the last in its table of contents, says that it unpacks to so much. */
  const withPictureOf = (megas: number) => {
    const picture = { name: 'word/media/a.bmp', content: 'BM' }
    const bytes = buildZip([CONTENT_TYPES, RELS, documentXml, picture])
    bytes.writeUInt32LE(megas * 1024 * 1024, bytes.lastIndexOf('PK\x01\x02') + 24)
    return bytes
  }

  test('one that unpacks to much may be kept, one that unpacks to more than a desk can hold is not', async () => {
    expect((await inspectArchivo(withPictureOf(200)))?.tipo).toBe('docx')
    expect(await inspectArchivo(withPictureOf(300))).toBeNull()
  })

  test.each<[string, Buffer]>([
    ['empty', Buffer.alloc(0)],
    ['plain text', Buffer.from('Currículum de Ana')],
    ['HTML', HTML],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a Windows program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)])],
    ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a PDF of junk', Buffer.from('%PDF-1.4\njunk\n%%EOF')],
    ['a PDF that says where nothing is', Buffer.from('%PDF-1.4\njunk\nstartxref\n9\n%%EOF')],
    [
      'a PDF that starts a program',
      Buffer.from(
        pdf.toString('latin1').replace('/Catalog', '/Catalog/OpenAction<</S/Launch/F(a.exe)>>'),
        'latin1',
      ),
    ],
    ['a PDF cut off', pdf.subarray(0, pdf.length - 40)],
    ['HTML before a PDF', Buffer.concat([HTML, pdf])],
    ['anything before a PDF', Buffer.concat([Buffer.from('Hola\n'), pdf])],
    ['what only ends as a PDF', Buffer.from('Hola\n%%EOF')],
    ['HTML after a PDF', Buffer.concat([pdf, HTML])],
    ['HTML behind the header of a PDF', Buffer.concat([Buffer.from('%PDF-1.4\n'), HTML, pdf.subarray(9)])],
    ['a zip after a PDF', Buffer.concat([pdf, docx])],
    [
      'a zip inside a PDF, reached through its comment',
      Buffer.concat([pdf.subarray(0, 9), buildZip([CONTENT_TYPES, RELS, documentXml], '\n%%EOF')]),
    ],
    ['something before a zip', Buffer.concat([HTML, docx])],
    ['something after a zip', Buffer.concat([docx, HTML])],
    ['something in the comment of a zip', buildZip([CONTENT_TYPES, RELS, documentXml], '<script>')],
    [
      'something between the entries of a zip and its table',
      moveTable(
        Buffer.concat([middle.subarray(0, tableStart), HTML, middle.subarray(tableStart)]),
        HTML.length,
      ),
    ],
    ['a zip without a document', buildZip([{ name: 'hola.txt', content: 'hola' }])],
    ['a zip without content types', buildZip([RELS, documentXml])],
    ['a package that leads to no document', buildZip([CONTENT_TYPES, documentXml])],
    [
      'a package whose document is of another kind',
      buildZip([
        { ...CONTENT_TYPES, content: CONTENT_TYPES.content.replace('document.main', 'template.main') },
        RELS,
        documentXml,
      ]),
    ],
    [
      'a package whose document is junk',
      buildZip([CONTENT_TYPES, RELS, { ...documentXml, content: 'x'.repeat(100_000) }]),
    ],
    ['a zip with a name twice', buildZip([CONTENT_TYPES, RELS, documentXml, documentXml])],
    ['a zip cut off', docx.subarray(0, docx.length - 10)],
    [
      'a document with macros',
      buildZip([CONTENT_TYPES, RELS, documentXml, { name: 'word/vbaProject.bin', content: 'x' }]),
    ],
    [
      'a document with macros under another name',
      buildZip([
        {
          ...CONTENT_TYPES,
          content: CONTENT_TYPES.content.replace(
            '</Types>',
            '<Override PartName="/word/otro.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
          ),
        },
        RELS,
        documentXml,
        { name: 'word/otro.bin', content: 'x' },
      ]),
    ],
    ['a document that fetches its template', buildDocxRelatedTo('attachedTemplate', 'External')],
    ['the same, a letter by its number', buildDocxRelatedTo('attached&#84;emplate', 'External')],
    ['the same, another letter by its number', buildDocxRelatedTo('attachedTemplate', 'Ex&#x0074;ernal')],
    ['the same, with a blank behind', buildDocxRelatedTo('attachedTemplate ', 'External')],
    ['the same, its parts listed in two bytes a letter', withRels('utf16le')],
    ['the same, its list called otherwise', withRels('utf8', 'word/_RELS/settings.xml.RELS')],
    ['a document that becomes part of it', buildDocxRelatedTo('aFChunk', 'Internal')],
    ['a document that fetches an object', buildDocxRelatedTo('oleObject', 'External')],
    ['a document with an object, a letter by its number', buildDocxRelatedTo('ole&#79;bject', 'Internal')],
    ['a document whose field asks a program', docxWith(`<w:instrText>DDEAUTO cmd.exe "/k"</w:instrText>`)],
    [
      'the same, in pieces',
      docxWith('<w:instrText>DD</w:instrText><w:instrText>E&#65;<![CDATA[UTO]]> x</w:instrText>'),
    ],
    ['the same, in one element', docxWith('<w:fldSimple w:instr="DDE x y"/>')],
    ['a document that names letters of its own', docxWith('hola', '<!DOCTYPE x [<!ENTITY y "z">]>')],
    ['a document with an object of another program', buildDocxRelatedTo('oleObject', 'Internal')],
    ['a document with a control', buildDocxRelatedTo('control', 'Internal')],
    [
      'a document with more about its parts than in them',
      buildZip([
        CONTENT_TYPES,
        RELS,
        documentXml,
        ...['uno', 'dos'].map((name) => ({ name: `${name}.rels`, content: '<Relationship'.repeat(30_000) })),
      ]),
    ],
    [
      'an OpenDocument that unpacks to a thousand times its size',
      buildZip([ODT_MIMETYPE, MANIFEST, contentXml('x'.repeat(3_000_000))]),
    ],
    ['a Word file with macros', buildDoc('WordDocument', '_VBA_PROJECT')],
    ['a Word file with macros, as Word keeps them', buildDoc('WordDocument', 'Macros')],
    ['the same in capitals', buildDoc('WordDocument', 'MACROS')],
    ['the same in small letters', buildDoc('WordDocument', '_vba_project_cur')],
    [
      'an OpenDocument with macros',
      buildZip([
        ODT_MIMETYPE,
        MANIFEST,
        contentXml(),
        { name: 'Basic/Standard/Module1.xml', content: '<a/>' },
      ]),
    ],
    [
      'an OpenDocument that calls a macro of whoever opens it',
      buildZip([
        ODT_MIMETYPE,
        MANIFEST,
        contentXml(`${' '.repeat(100_000)}<a xlink:href="vnd.sun.star.script:x.py$y?location=user"/>`),
      ]),
    ],
    [
      'an OpenDocument whose styles call one',
      buildZip([ODT_MIMETYPE, MANIFEST, contentXml(), { name: 'styles.xml', content: 'macro:///x.y.z()' }]),
    ],
    ...[
      'vnd.sun.star.script&#58;x',
      'vnd.sun.star.s&#x63;ript:x',
      'VND.SUN.STAR.SCRIPT:x',
      'macro&#0058;///x',
    ].map((call): [string, Buffer] => [
      `an OpenDocument that calls ${call}`,
      buildZip([ODT_MIMETYPE, MANIFEST, contentXml(`<a xlink:href="${call}"/>`)]),
    ]),
    [
      'an OpenDocument in two bytes a letter',
      buildZip([
        ODT_MIMETYPE,
        MANIFEST,
        contentXml(),
        { name: 'styles.xml', content: Buffer.from('<a/>', 'utf16le') },
      ]),
    ],
    ['an OpenDocument without a list of its parts', buildZip([ODT_MIMETYPE, contentXml()])],
    ['an OpenDocument of junk', buildZip([ODT_MIMETYPE, MANIFEST, { name: 'content.xml', content: 'x' }])],
    [
      'an OpenDocument spreadsheet',
      buildZip([
        { ...ODT_MIMETYPE, content: 'application/vnd.oasis.opendocument.spreadsheet' },
        MANIFEST,
        contentXml(),
      ]),
    ],
    ['an OpenDocument whose type comes second', buildZip([contentXml(), ODT_MIMETYPE, MANIFEST])],
    ['an OpenDocument without content', buildZip([ODT_MIMETYPE, MANIFEST])],
    ['a compound file of another program', buildDoc('Workbook')],
    ['a compound file cut off', buildDoc().subarray(0, 1_000)],
    ['a zip after a compound file', Buffer.concat([buildDoc(), docx])],
    ['much after a compound file', Buffer.concat([buildDoc(), Buffer.alloc(100_000, 'x')])],
  ])('%s', async (_name, bytes) => {
    expect(await inspectArchivo(bytes)).toBeNull()
  })

  test('a compound file whose directory runs in a circle ends', async () => {
    const bytes = buildDoc('Workbook')
    bytes.writeUInt32LE(1, 512 + 4)
    expect(await inspectArchivo(bytes)).toBeNull()
  })
})
