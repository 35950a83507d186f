import yauzl, { type Entry } from 'yauzl'
import { LIMITES_DE_LECTURA } from './juicio.ts'
import { type Formato, readTextoDeXml } from './texto-de-xml.ts'

const WORD: Formato = {
  conTexto: new Set(['t']),
  // The same text box a second time, for programs that cannot draw it.
  sinTexto: new Set(['Fallback']),
  espacios: new Set(['tab', 'br', 'cr', 'tc']),
  parrafos: new Set(['p']),
}
const ODT: Formato = {
  conTexto: new Set(['p', 'h']),
  sinTexto: new Set(['tracked-changes', 'annotation', 'script', 'binary-data']),
  espacios: new Set(['s', 'tab', 'line-break']),
  parrafos: new Set(['p', 'h']),
}

const DOCUMENTOS = {
  docx: { formato: WORD, partes: /^word\/(document\d*|header\d*|footer\d*|footnotes|endnotes)\.xml$/ },
  odt: { formato: ODT, partes: /^(content|styles)\.xml$/ },
} as const

/** The body first: if the text is cut, it is cut at the headers. */
const byImportance = (a: Entry, b: Entry) => rank(a) - rank(b) || (a.fileName < b.fileName ? -1 : 1)
const rank = ({ fileName }: Entry) => (/document|content/.test(fileName) ? 0 : 1)

/** yauzl ends a stream that grows beyond the size its entry declares, so the declared sizes may be trusted. */
export async function readTextoDeDocumento(tipo: 'docx' | 'odt', bytes: Buffer): Promise<string> {
  const { formato, partes } = DOCUMENTOS[tipo]
  const { letras, desempacado } = LIMITES_DE_LECTURA
  const zip = await yauzl.fromBufferPromise(bytes)
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) if (partes.test(entry.fileName)) entries.push(entry)
  const total = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  if (total > desempacado) throw new Error('the document unpacks to too much')

  const textos: string[] = []
  let length = 0
  for (const entry of entries.sort(byImportance)) {
    const texto = await readTextoDeXml(await zip.openReadStreamPromise(entry), formato, letras)
    textos.push(texto)
    length += texto.length
    if (length > letras) break
  }
  return textos.join('\n')
}
