import { getDocumentProxy } from 'unpdf'
import { LIMITES_DE_LECTURA } from './limites-de-lectura.ts'

export async function readTextoDePdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
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
