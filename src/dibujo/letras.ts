import { DISPLAY700, LETRAS_DE_DISPLAY, LETRAS_DE_TEXTO, TEXTO400, TEXTO700 } from './anchos.generated.ts'

/** How something is written. Figures always stand in columns. */
export interface Letra {
  tamano: number
  peso: 400 | 500 | 600 | 700
  familia?: 'texto' | 'display'
}

const readAnchos = (letras: string, anchos: string) => {
  const lista = anchos.split(' ').map(Number)
  return new Map([...letras].map((letra, i) => [letra, lista[i]!]))
}

const FINA = readAnchos(LETRAS_DE_TEXTO, TEXTO400)
const GRUESA = readAnchos(LETRAS_DE_TEXTO, TEXTO700)
const DISPLAY = readAnchos(LETRAS_DE_DISPLAY, DISPLAY700)

/** Of a letter that our files lack: a wide one, so that nothing is cut. */
const DESCONOCIDA = 700

function getAncho(letra: string, { familia, peso }: Letra): number {
  if (familia === 'display') return DISPLAY.get(letra) ?? DESCONOCIDA
  const fina = FINA.get(letra)
  if (fina === undefined) return DESCONOCIDA
  return fina + ((GRUESA.get(letra)! - fina) * (peso - 400)) / 300
}

/** In pixels, without asking a page: server, browser, picture and report break their lines alike. */
export function measureTexto(texto: string, letra: Letra): number {
  let suma = 0
  for (const una of texto) suma += getAncho(una, letra)
  return (suma * letra.tamano) / 1000
}

/** In lines no wider than that; a word that is wider is cut, with a hyphen. */
export function wrapTexto(texto: string, letra: Letra, ancho: number): string[] {
  const lineas: string[] = []
  let linea = ''
  for (const palabra of texto.split(/\s+/).filter(Boolean)) {
    const seguida = linea ? `${linea} ${palabra}` : palabra
    if (measureTexto(seguida, letra) <= ancho) {
      linea = seguida
      continue
    }
    if (linea) lineas.push(linea)
    const trozos = cutPalabra(palabra, letra, ancho)
    linea = trozos.pop() ?? ''
    lineas.push(...trozos)
  }
  if (linea) lineas.push(linea)
  return lineas
}

function cutPalabra(palabra: string, letra: Letra, ancho: number): string[] {
  const trozos: string[] = []
  let trozo = ''
  for (const una of palabra) {
    if (trozo && measureTexto(`${trozo}${una}-`, letra) > ancho && measureTexto(palabra, letra) > ancho) {
      trozos.push(`${trozo}-`)
      trozo = ''
    }
    trozo += una
  }
  return [...trozos, trozo]
}
