import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { inspectArchivo, MAX_ARCHIVO } from './inspect-archivo.ts'
import { buildPdf } from './testing/archivos-de-prueba.ts'
import { buildPdfConObjetos } from './testing/pdf-con-objetos.ts'

const LAUNCH = '/OpenAction << /S /Launch /F (a.exe) >>'
const PACKED = '/Type /ObjStm /Filter'
/** The sum at its end is another. */
const DAMAGED = {
  pack: (objects: Buffer) => Buffer.concat([deflateSync(objects).subarray(0, -4), Buffer.from('suma')]),
}

const isTaken = async (pdf: Buffer) => (await inspectArchivo(pdf)) !== null
const withCatalogo = (catalogo: string) =>
  Buffer.from(buildPdf('Hola').toString('latin1').replace('/Catalog', `/Catalog ${catalogo}`), 'latin1')

test('what these tests build is a PDF to a reader', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(buildPdfConObjetos('/PageMode /UseOutlines')))
  expect([pdf.numPages, await pdf.getPageMode()]).toEqual([1, 'UseOutlines'])
})

describe('a PDF that starts a program is refused', () => {
  test.each([
    ['a letter as its number', '/OpenAction << /S /L#61unch /F (a.exe) >>'],
    ['the key as its number', '/OpenAction << /#53/Launch /F (a.exe) >>'],
    ['many blanks between', `/OpenAction << /S${' \r\n\t\0'.repeat(100)}/Launch >>`],
    ['a comment between', '/OpenAction << /S %/S (x)\n/Launch >>'],
    ['the kind as an object of its own', '/OpenAction << /S 8 0 R >> >> endobj 8 0 obj /Launch endobj << '],
    ['the same, with comments', '/X [/Launch] /OpenAction << /S%a\n8 %b\n0%c\nR >>'],
    ['far inside', `/X (${'/S /x '.repeat(100_000)}) ${LAUNCH}`],
  ])('in plain bytes: %s', async (_, catalogo) => {
    expect(await isTaken(withCatalogo(catalogo))).toBe(false)
  })

  test.each([
    ['as it is', LAUNCH, {}],
    ['under no name', LAUNCH, { dice: '/Filter /FlateDecode' }],
    ['behind a hundred thousand others', `/X [${'/S /GoTo '.repeat(100_000)}] ${LAUNCH}`, {}],
    [
      'behind blanks',
      LAUNCH,
      { pack: (o: Buffer) => deflateSync(Buffer.concat([Buffer.alloc(200_000), o])) },
    ],
    ['in a part cut short', LAUNCH, { pack: (o: Buffer) => deflateSync(o).subarray(0, -5) }],
    ['in a part damaged right behind', `/X [${'/S /GoTo '.repeat(9_000)}] ${LAUNCH}`, DAMAGED],
    ['packed as hexadecimal', LAUNCH, hexOf('[/ASCIIHexDecode /FlateDecode]')],
    ['packed as hexadecimal, by number', LAUNCH, hexOf('[/ASCII#48exDecode /FlateDecode]')],
    ['packed as is said elsewhere', LAUNCH, hexOf('9 0 R')],
    ['apart', '/X [/Launch] /OpenAction << /S 8 0 R >>', {}],
    ['plain', LAUNCH, { dice: '/Type /ObjStm', pack: (o: Buffer) => o }],
  ])('in a packed part: %s', async (_, catalogo, empaque) => {
    expect(await isTaken(buildPdfConObjetos(catalogo, empaque))).toBe(false)
  })

  test('or that unpacks to more than any CV', async () => {
    const pack = () => deflateSync(Buffer.alloc(40 * 1024 * 1024, '1 0 '))
    expect(await isTaken(buildPdfConObjetos('', { pack }))).toBe(false)
  })
})

describe('an honest PDF is kept', () => {
  test.each([
    ['that opens on a page', '/OpenAction [3 0 R /Fit]'],
    ['with a form that reckons', '/OpenAction << /S /JavaScript /JS (app.x) >>'],
    ['with a file inside, as Europass makes them', '/Names << /EmbeddedFiles << /Names [] >> >>'],
    ['that links to such an address', '/URI << /Base (https://x.gt/S/a/Launch) >>'],
    ['that names it elsewhere', '/PieceInfo << /Launch << /S /GoTo >> >>'],
    [
      'with a form whose box is called S',
      '/AP << /N << /S 3 0 R /Off 3 0 R >> >> /URI << /Base (https://x.gt/Launch) >>',
    ],
  ])('%s', async (_, catalogo) => {
    expect([await isTaken(buildPdfConObjetos(catalogo)), await isTaken(withCatalogo(catalogo))]).toEqual([
      true,
      true,
    ])
  })

  test.each([
    ['clear', Buffer.alloc(30 * 1024 * 1024)],
    ['dark', Buffer.alloc(36 * 1024 * 1024, '2')],
    ['of noise', randomBytes(8 * 1024 * 1024)],
  ])('with a large picture, %s', async (_, picture) => {
    const packed = deflateSync(picture, { level: 1 })
    const pdf = buildPdf('Hola').toString('latin1').split('%%EOF')[0]
    const start = /startxref\s+(\d+)/.exec(pdf!)![1]
    const object = `9 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`
    const parts = [pdf!, object, packed, `\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`]
    const whole = Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    )
    expect(whole.length).toBeLessThan(MAX_ARCHIVO)
    expect(await isTaken(whole)).toBe(true)
  })
})

function hexOf(filter: string) {
  return {
    dice: `${PACKED} ${filter}`,
    pack: (objects: Buffer) => Buffer.from(`${deflateSync(objects).toString('hex')}>`),
  }
}
