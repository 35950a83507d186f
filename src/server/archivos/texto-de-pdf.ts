import type { PDFDocumentProxy } from 'pdfjs-dist'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { LIMITES_DE_LECTURA } from './juicio.ts'

const getFolder = (name: string) => new URL(`./${name}/`, import.meta.resolve('pdfjs-dist/package.json')).href

/** Nothing is drawn, so no font is loaded and nothing but pdf.js itself is run. */
export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({
    // A copy: pdf.js keeps what it is given.
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: true,
    useWasm: false,
    standardFontDataUrl: getFolder('standard_fonts'),
    cMapUrl: getFolder('cmaps'),
    cMapPacked: true,
  }).promise
}

export async function readTextoDePdf(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes)
  const textos: string[] = []
  let length = 0
  const paginas = Math.min(pdf.numPages, LIMITES_DE_LECTURA.paginas)
  for (let numero = 1; numero <= paginas && length <= LIMITES_DE_LECTURA.letras; numero++) {
    const { items } = await (await pdf.getPage(numero)).getTextContent()
    const texto = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    textos.push(texto)
    length += texto.length
  }
  return textos.join('\n')
}
