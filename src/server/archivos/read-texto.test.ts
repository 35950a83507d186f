import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { formatTexto } from './format-texto.ts'
import { LIMITES_DE_LECTURA } from './juicio.ts'
import { readTexto } from './read-texto.ts'
import {
  buildDoc,
  buildDocumentXml,
  buildOdt,
  buildPdf,
  buildPdfBomb,
  CONTENT_TYPES,
  ODT_MIMETYPE,
} from './testing/archivos-de-prueba.ts'
import { buildZip } from './testing/build-zip.ts'
import { readTextoDeDocumento } from './texto-de-documento.ts'

/** What its process would say of it, without the process: that costs more than all it reads. */
const readDocumento = async (tipo: 'docx' | 'odt', bytes: Buffer) =>
  formatTexto(await readTextoDeDocumento(tipo, bytes))

const docxOf = (documentXml: string | Uint8Array) =>
  buildZip([CONTENT_TYPES, { name: 'word/document.xml', content: documentXml }])

describe('the text inside a file', () => {
  test('of a PDF', async () => {
    const pdf = buildPdf('Ana Pérez', 'Analista de nómina (sénior)')
    expect(await readTexto('pdf', pdf)).toBe('Ana Pérez Analista de nómina (sénior)')
  })

  test('of a DOCX, paragraph by paragraph, headers included', async () => {
    const header = buildDocumentXml(['Tel. 5512 0341']).replaceAll('w:document', 'w:hdr')
    const docx = buildZip([
      CONTENT_TYPES,
      { name: 'word/header1.xml', content: header },
      { name: 'word/document.xml', content: buildDocumentXml(['Ana &amp; Luis', 'Nómina<w:tab/>5 años']) },
    ])
    expect(await readDocumento('docx', docx)).toBe('Ana & Luis Nómina 5 años Tel. 5512 0341')
  })

  test('of a DOCX, without what was deleted or is an instruction', async () => {
    const xml = buildDocumentXml(['Queda']).replace(
      '<w:body>',
      '<w:body><w:p><w:del><w:r><w:delText>Borrado</w:delText></w:r></w:del><w:r><w:instrText>HYPERLINK</w:instrText></w:r></w:p>',
    )
    expect(await readDocumento('docx', docxOf(xml))).toBe('Queda')
  })

  test('letters that are a phrase in one are written out: no search makes more of them than is kept', () => {
    const texto = formatTexto('\ufdfa'.repeat(LIMITES_DE_LECTURA.letras))
    expect(texto).toHaveLength(LIMITES_DE_LECTURA.letras)
    expect(texto).not.toContain('\ufdfa')
    expect(foldParaBuscar(texto).length).toBeLessThanOrEqual(texto.length)
  })

  test('of an ODT', async () => {
    expect(await readTexto('odt', buildOdt('Ana Pérez', 'Compras & ventas'))).toBe(
      'Ana Pérez Compras & ventas',
    )
  })

  test('of a DOC, as LibreOffice writes it', async () => {
    const doc = readFileSync(new URL('./testing/curriculum.doc', import.meta.url))
    expect(await readTexto('doc', doc)).toBe(
      'Currículum de Ana Lucía Pérez Correo: ana@correo.example Puesto Años Analista de nómina 5 Texto con "comillas", guión - largo, y ñandú €. Excel Inglés',
    )
  })

  test('is one line, composed, without ligatures, controls or words cut by a line end', () => {
    expect(formatTexto('contabi-\nlidad  o\ufb01cina\0 a\u0301rea \ue123\u200b fi\u00adn \ud800')).toBe(
      'contabilidad oficina área fin \ufffd',
    )
  })
})

describe('a file that cannot be read', () => {
  const lol = `<!DOCTYPE lolz [<!ENTITY a "${'ja'.repeat(50)}">${Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY ${'abcdefghij'[level + 1]} "${`&${'abcdefghij'[level]};`.repeat(10)}">`,
  ).join('')}]>`

  test.each<[string, 'pdf' | 'docx' | 'doc', Uint8Array]>([
    ['a PDF that is not one', 'pdf', Buffer.from('%PDF-1.4\nnada\n%%EOF')],
    ['a PDF without text', 'pdf', buildPdf()],
    ['a DOC without a text', 'doc', buildDoc()],
    ['XML that ends early', 'docx', docxOf('<w:document><w:p><w:t>hola</w:t></w:p>')],
  ])('%s', async (_name, tipo, bytes) => {
    expect(await readTexto(tipo, bytes)).toBeNull()
  })

  test.each<[string, 'docx' | 'odt', Buffer]>([
    ['XML that is none', 'docx', docxOf('hola')],
    ['XML in another encoding', 'docx', docxOf(Buffer.from('<a><w:t>ni\xf1o</w:t></a>', 'latin1'))],
    ['entities that expand without end', 'docx', docxOf(buildDocumentXml(['&j;'], lol))],
    [
      'an entity that would fetch a file',
      'docx',
      docxOf(buildDocumentXml(['&x;'], '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>')),
    ],
    ['an entity that nobody declared', 'docx', docxOf(buildDocumentXml(['&nada;']))],
    [
      'a declaration of types in an ODT',
      'odt',
      buildZip([ODT_MIMETYPE, { name: 'content.xml', content: '<!DOCTYPE a><a><p>hola</p></a>' }]),
    ],
    [
      'a zip that unpacks to forty megabytes',
      'docx',
      docxOf(buildDocumentXml(['a'.repeat(40 * 1024 * 1024)])),
    ],
  ])('%s', async (_name, tipo, bytes) => {
    expect(await readDocumento(tipo, bytes).catch(() => '')).toBe('')
  })

  test('a zip that declares less than it unpacks to', async () => {
    const docx = docxOf(buildDocumentXml(['a'.repeat(100_000)]))
    const table = docx.lastIndexOf('word/document.xml') - 46
    docx.writeUInt32LE(500, table + 24)
    await expect(readDocumento('docx', docx)).rejects.toThrow()
  })

  test('takes no longer than it may', async () => {
    expect(await readTexto('pdf', buildPdf('Hola'), { tiempoMs: 1 })).toBeNull()
  })

  test('may be given up, which is no verdict on the file', async () => {
    const giveUp = new AbortController()
    const reading = readTexto('pdf', buildPdf('Hola'), { signal: giveUp.signal })
    giveUp.abort()
    await expect(reading).rejects.toThrow()
  })
})

test('a bomb among others fails alone', async () => {
  const files = [buildPdf('antes'), buildPdfBomb(1_024), buildPdf('después')]
  expect(await Promise.all(files.map((file) => readTexto('pdf', file)))).toEqual(['antes', null, 'después'])
})

test('text beyond the limit is cut', async () => {
  const docx = docxOf(buildDocumentXml(Array.from({ length: 400 }, () => 'palabra '.repeat(100))))
  const texto = await readTexto('docx', docx)
  expect(texto?.length).toBe(LIMITES_DE_LECTURA.letras)
})
