import { foldParaBuscar } from '../texto/fold-texto.ts'
import { getClaveDeEtiqueta } from './cv.ts'

/**
 * Words that the search index holds of a CV. Both engines keep these words as they are and find those that begin with what
 * was typed, so they find the same rows. Every rule of the search is in how texts become words:
 *
 * - A word is a run of letters, digits and the signs below; everything else separates. A run with signs is also
 *   kept from each sign and after it, so that `o'connor` is found by `connor` and `100%` by `%`.
 * - An e-mail address or a telephone is kept from each of its characters to its end: what begins one of those
 *   endings stands somewhere inside.
 * - Words of the form (names and tags) are kept once more under a mark of their own, which tells the better match.
 * - Each tag whole, the state and the month in which the CV was last true stand under marks of their own: no typed word
 *   finds them, the filters beside the field do.
 *
 * Signs and marks are written as private-use characters: no engine gives those a meaning, and no text contains them.
 */
const SIGNOS = `%_'"+#&@$*`
const CORRIDA = new RegExp(`[\\p{L}\\p{N}${SIGNOS}]+`, 'gu')
/** The same for a text that folding left in ASCII, as it does Spanish: many times faster. */
const CORRIDA_ASCII = new RegExp(`[a-z0-9${SIGNOS}]+`, 'g')
const ASCII = /^[\0-\x7f]*$/
const CON_SIGNO = new RegExp(`[${SIGNOS}]`)
const BORDE_DE_SIGNO = new RegExp(`(?=[${SIGNOS}])|(?<=[${SIGNOS}])`)
const SIGNO_REPETIDO = new RegExp(`([${SIGNOS}])\\1{3,}`, 'g')

const MARCA_CORREO = '\ue000'
const MARCA_TELEFONO = '\ue001'
const MARCA_FICHA = '\ue002'
const MARCA_ETIQUETA = '\ue003'
const MARCA_ESTADO = '\ue004'
const MARCA_MES = '\ue005'

const LARGO_MAXIMO = 64
/** PostgreSQL keeps at most 1 MB of words per row; at three bytes each this stays below, on both engines alike. */
const LETRAS_MAXIMAS = 300_000
/** Different words of a file that are kept. Seventy written pages have fewer; each costs the engine time, and everybody waits for it. */
const PALABRAS_DE_ARCHIVO = 6_000
/** Letters that are taken apart in one go. */
const LETRAS_POR_PASO = 8_000

const formatSignos = (texto: string) =>
  texto.replace(/[\0-/:-@[-`{-\x7f]/g, (signo) => String.fromCharCode(0xe100 + signo.charCodeAt(0)))

function formatPalabra(corrida: string): string {
  if (corrida.length <= LARGO_MAXIMO) return corrida
  const corta = corrida.slice(0, LARGO_MAXIMO)
  return corta.isWellFormed() ? corta : corta.slice(0, -1)
}

const listFinales = (texto: string) => Array.from(texto, (_, indice) => texto.slice(indice))

/** The runs of a text, folded: what a typed word is compared with. */
export function listCorridas(texto: string): string[] {
  const llano = foldParaBuscar(texto).replace(SIGNO_REPETIDO, '$1$1$1')
  const corridas = llano.match(ASCII.test(llano) ? CORRIDA_ASCII : CORRIDA) ?? []
  return corridas.map(formatPalabra)
}

function* iteratePalabras(texto: string): Iterable<string> {
  for (const corrida of listCorridas(texto)) {
    if (!CON_SIGNO.test(corrida)) yield corrida
    else {
      const partes = corrida.split(BORDE_DE_SIGNO)
      for (const indice of partes.keys()) yield formatSignos(partes.slice(indice).join(''))
    }
  }
}

export const formatDigitos = (telefono: string) => telefono.replace(/\D/g, '')

export const palabraDeTexto = formatSignos
export const palabraDeFicha = (corrida: string) => MARCA_FICHA + formatSignos(corrida)
export const palabraDeCorreo = (parte: string) => MARCA_CORREO + formatSignos(parte)
export const palabraDeTelefono = (digitos: string) => MARCA_TELEFONO + digitos
export const palabraDeEtiqueta = (puesto: string) => MARCA_ETIQUETA + formatSignos(getClaveDeEtiqueta(puesto))
export const palabraDeEstado = (estado: string) => MARCA_ESTADO + formatSignos(foldParaBuscar(estado.trim()))
/** "202611", or how it begins. */
export const palabraDeMes = (mes: string) => MARCA_MES + mes

/** The month of a moment, as its word has it. */
export const formatMes = (momento: number) => new Date(momento).toISOString().slice(0, 7).replace('-', '')

export interface TextosDeCV {
  nombres: string[]
  etiquetas: string[]
  correo: string
  telefonos: string[]
  estado: string
  /** When it was last known to be true. */
  alDia: number
  /** The text inside the file; empty while it is unread. */
  archivo: string
}

/** Pieces of a text, cut between words where it has any. */
function* iterateTrozos(texto: string): Iterable<string> {
  for (let desde = 0; desde < texto.length; ) {
    const espacio =
      texto.length - desde > LETRAS_POR_PASO ? texto.lastIndexOf(' ', desde + LETRAS_POR_PASO) : -1
    const hasta = espacio > desde ? espacio : desde + LETRAS_POR_PASO
    yield texto.slice(desde, hasta)
    desde = hasta
  }
}

/** The same in steps: what a stranger's file says is long as they please, and others have their turn between two of them. */
export function* stepPalabrasDeCV(textos: TextosDeCV): Generator<undefined, string[]> {
  const { nombres, etiquetas, correo, telefonos, estado, alDia, archivo } = textos
  const ficha = [...iteratePalabras([...nombres, ...etiquetas].join(' '))]
  const palabras = new Set([
    ...ficha,
    ...ficha.map((palabra) => MARCA_FICHA + palabra),
    ...listFinales(formatSignos(foldParaBuscar(correo))).map((final) => MARCA_CORREO + final),
    ...telefonos.flatMap((telefono) => listFinales(formatDigitos(telefono))).map(palabraDeTelefono),
    ...etiquetas.map(palabraDeEtiqueta),
    palabraDeEstado(estado),
    palabraDeMes(formatMes(alDia)),
  ])
  let letras = 0
  for (const palabra of palabras) letras += palabra.length
  const cuantas = palabras.size + PALABRAS_DE_ARCHIVO
  for (const trozo of iterateTrozos(archivo)) {
    for (const palabra of iteratePalabras(trozo)) {
      if (palabras.has(palabra)) continue
      letras += palabra.length
      if (letras > LETRAS_MAXIMAS || palabras.size === cuantas) return [...palabras]
      palabras.add(palabra)
    }
    yield
  }
  return [...palabras]
}

export function listPalabrasDeCV(textos: TextosDeCV): string[] {
  const pasos = stepPalabrasDeCV(textos)
  for (;;) {
    const { done, value } = pasos.next()
    if (done) return value
  }
}
