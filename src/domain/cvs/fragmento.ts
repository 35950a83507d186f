import { foldParaBuscar } from '../texto/fold-texto.ts'

/** A piece of the file's text; `coincide` marks what the filter found. */
export interface Trozo {
  texto: string
  coincide: boolean
}

const ANTES = 60
const LARGO = 190
/** Letters that are looked through: what a filter finds further down is found without its words around it. */
const LETRAS_MIRADAS = 40_000
const LETRA = /[\p{L}\p{N}]/u

/** Folded unit by unit, so that a place in it is the same place in the text. */
function foldInPlace(texto: string): string {
  // The same few letters come again and again.
  const llanas = new Map<string, string>()
  const foldLetra = (letra: string): string => {
    const llana = llanas.get(letra) ?? foldParaBuscar(letra)[0] ?? ' '
    llanas.set(letra, llana)
    return llana
  }
  return texto.replace(/[^\0-\x7f]/g, foldLetra).toLowerCase()
}

const startsPalabra = (plano: string, indice: number) =>
  indice === 0 || !LETRA.test(plano[indice]!) || !LETRA.test(plano[indice - 1]!)

function findInicio(plano: string, corrida: string, desde: number): number {
  for (
    let indice = plano.indexOf(corrida, desde);
    indice !== -1;
    indice = plano.indexOf(corrida, indice + 1)
  ) {
    if (startsPalabra(plano, indice)) return indice
  }
  return -1
}

interface Marca {
  inicio: number
  fin: number
}

function listMarcas(plano: string, corridas: string[], desde: number, hasta: number): Marca[] {
  const marcas: Marca[] = []
  for (const corrida of corridas) {
    let inicio = findInicio(plano, corrida, desde)
    while (inicio !== -1 && inicio < hasta) {
      marcas.push({ inicio, fin: Math.min(inicio + corrida.length, hasta) })
      inicio = findInicio(plano, corrida, inicio + corrida.length)
    }
  }
  return marcas.sort((a, b) => a.inicio - b.inicio || b.fin - a.fin)
}

/** The window opens and closes between words, and never in the middle of a character. */
function findVentana(texto: string, centro: number): Marca {
  let inicio = Math.max(0, centro - ANTES)
  if (inicio > 0) {
    const espacio = texto.indexOf(' ', inicio)
    inicio = espacio !== -1 && espacio < centro ? espacio + 1 : centro
  }
  let fin = Math.min(texto.length, inicio + LARGO)
  if (fin < texto.length) {
    const espacio = texto.lastIndexOf(' ', fin)
    if (espacio > centro) fin = espacio
    else if (!texto.slice(inicio, fin).isWellFormed()) fin--
  }
  return { inicio, fin }
}

/** Chooses, among the places where each word appears first, the one with most different words around it; the earliest of equals. */
function findCentro(plano: string, corridas: string[]): number | null {
  const primeras = corridas
    .map((corrida) => findInicio(plano, corrida, 0))
    .filter((indice) => indice !== -1)
    .sort((a, b) => a - b)
  let mejor: { centro: number; cuenta: number } | null = null
  for (const centro of primeras) {
    const cuenta = primeras.filter((otra) => otra >= centro && otra < centro + LARGO - ANTES).length
    if (!mejor || cuenta > mejor.cuenta) mejor = { centro, cuenta }
  }
  return mejor?.centro ?? null
}

/** Where the words of a filter stand in the text of a file; null where none does. */
export function findFragmento(entero: string, corridas: string[]): Trozo[] | null {
  const texto = entero.slice(0, LETRAS_MIRADAS)
  const plano = foldInPlace(texto)
  const centro = findCentro(plano, corridas)
  if (centro === null) return null
  const { inicio, fin } = findVentana(texto, centro)

  const trozos: Trozo[] = []
  let hasta = inicio
  const push = (desde: number, al: number, coincide: boolean) => {
    if (al > desde) trozos.push({ texto: texto.slice(desde, al), coincide })
  }
  for (const marca of listMarcas(plano, corridas, inicio, fin)) {
    if (marca.inicio < hasta) continue
    push(hasta, marca.inicio, false)
    push(marca.inicio, marca.fin, true)
    hasta = marca.fin
  }
  push(hasta, fin, false)
  if (inicio > 0) trozos[0] = { ...trozos[0]!, texto: `…${trozos[0]!.texto}` }
  if (fin < texto.length) trozos.push({ texto: '…', coincide: false })
  return trozos
}
