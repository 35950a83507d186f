import { DISPLAY700, LETRAS_DE_DISPLAY, LETRAS_DE_TEXTO, TEXTO400, TEXTO700 } from './anchos.generated.ts'

/** Size, weight and family of letters. Figures always stand in columns. */
export interface Letra {
  tamano: number
  peso: 400 | 500 | 600 | 700
  familia?: 'texto' | 'display'
}

/** Width of a letter that our files lack: a wide one, so that nothing is cut. */
const DESCONOCIDA = 700
/** Our files have no letter beyond. */
const ULTIMA = 0x2300

function readAnchos(letras: string, anchos: string): Float64Array {
  const tabla = new Float64Array(ULTIMA).fill(DESCONOCIDA)
  anchos.split(' ').forEach((ancho, i) => {
    tabla[letras.charCodeAt(i)] = Number(ancho)
  })
  return tabla
}

const FINA = readAnchos(LETRAS_DE_TEXTO, TEXTO400)
const GRUESA = readAnchos(LETRAS_DE_TEXTO, TEXTO700)
const DISPLAY = readAnchos(LETRAS_DE_DISPLAY, DISPLAY700)

const mix = (peso: number) => FINA.map((fina, i) => fina + ((GRUESA[i]! - fina) * (peso - 400)) / 300)
const TEXTO = { 400: FINA, 500: mix(500), 600: mix(600), 700: GRUESA }

/** In pixels, without asking a page: server, browser, picture and report break their lines alike. */
export function measureTexto(texto: string, { familia, peso, tamano }: Letra): number {
  const tabla = familia === 'display' ? DISPLAY : TEXTO[peso]
  let suma = 0
  for (let i = 0; i < texto.length; i++) suma += tabla[texto.charCodeAt(i)] ?? DESCONOCIDA
  return (suma * tamano) / 1000
}

/** In lines no wider than that; a word that is wider is cut, with a hyphen. */
export function wrapTexto(texto: string, letra: Letra, ancho: number): string[] {
  if (texto && measureTexto(texto, letra) <= ancho && !/\s\s|\n/.test(texto)) return [texto]
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

/** In one line no wider than that; of a longer one the beginning. */
export function cutTexto(texto: string, letra: Letra, ancho: number): string {
  if (measureTexto(texto, letra) <= ancho) return texto
  let corto = texto
  while (corto && measureTexto(`${corto}…`, letra) > ancho) corto = corto.slice(0, -1)
  return `${corto.trimEnd()}…`
}
