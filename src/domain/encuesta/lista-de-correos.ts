import { normalizeTexto } from '../texto/normalize-texto.ts'
import { getClaveDeCorreo, isCorreo } from './correo.ts'
import { cleanCorreo } from './parse-correos.ts'

/** A row that is not sent, as it was typed. */
export interface Queda {
  escrito: string
  motivo: string
  /** Addresses that it may mean, to choose from. */
  opciones: string[]
}

/** correos: those that go out, once each; null when nothing was written (spec §5). */
export interface ListaDeCorreos {
  correos: string[] | null
  quedan: Queda[]
  repetidos: string[]
}

/** The choice for a row that asked, by the row as it was typed. */
export type Elegidas = Readonly<Record<string, string>>

/** Usual mistakes of an address in a list, by name. */
export function describeCorreo(correo: string): string {
  const [local = '', ...resto] = correo.split('@')
  if (resto.length > 1 && !correo.includes('@@'))
    return 'Hay más de una dirección en la celda: deja una sola.'
  if (/[^\x20-\x7e]/.test(local))
    return 'Antes de la arroba hay una tilde, una eñe u otro signo que el correo no admite.'
  return 'No es una dirección de correo válida.'
}

/** Slips of the fingers in domains that many people have. */
const DESLICES: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gamil.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'gmaill.com': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.cm': 'gmail.com',
  'gmail.om': 'gmail.com',
  'hotmal.com': 'hotmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmai.com': 'hotmail.com',
  'hotamil.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'hotmail.co': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'outloo.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'yahooo.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
  'iclud.com': 'icloud.com',
  'icloud.con': 'icloud.com',
})

/** Titles of columns, however many there are of them. */
const TITULO =
  /^(correos?( electronicos?)?|e-?mails?|nombres?( completos?)?|apellidos?|grupos?|puestos?|areas?|telefonos?|direccion(es)? de correo|no\.?|#)$/

/** "Correo institucional", "E-mail de trabajo": a title in the first row alone, for a person's cell may begin so too. */
const TITULO_DE_CORREO = /^(correos?|e-?mails?|mails?)( \p{L}+){0,3}$/u

function isFilaDeTitulos(celdas: readonly string[], esPrimera: boolean): boolean {
  const claves = celdas.map(fold)
  if (claves.every((clave) => TITULO.test(clave))) return true
  if (!esPrimera || !claves.some((clave) => TITULO_DE_CORREO.test(clave))) return false
  return claves.length === 1 || claves.some((clave) => TITULO.test(clave))
}

const fold = (texto: string) =>
  normalizeTexto(texto.trim().toLowerCase(), 'NFD').replace(/[\u0300-\u036f]/g, '')

/** Text beside an address in its row: a name, a telephone, a number. */
const isDeAlLado = (celda: string) =>
  /^[\d\s()+.-]+$/.test(celda) || /^["']?\p{Lu}/u.test(celda) || /\s/.test(celda.trim())

interface Entrada {
  escrito: string
  direccion: boolean
}

/** "López, Ana" <ana@x.gt>, b@x.gt: a comma within a name separates nothing. */
const splitContactos = (celda: string): string[] =>
  celda.split('>').flatMap((trozo) => {
    const desde = trozo.lastIndexOf('<')
    return desde < 0 ? trozo.split(',') : [`${trozo.replace(/^[\s,]+/, '')}>`]
  })

/** The entries of a row that have an address; a row without any is one entry, as it was typed. */
function listEntradas(renglon: string, esPrimera: boolean): Entrada[] {
  const celdas = renglon
    .split(/[;\t]/)
    .flatMap(splitContactos)
    .map((celda) => celda.trim())
    .filter(Boolean)
  if (celdas.length === 0 || isFilaDeTitulos(celdas, esPrimera)) return []
  if (!celdas.some((celda) => celda.includes('@'))) return [{ escrito: renglon.trim(), direccion: false }]
  return celdas.flatMap((escrito) => {
    const direccion = escrito.includes('@')
    return direccion || !isDeAlLado(escrito) ? [{ escrito, direccion }] : []
  })
}

const stripComillas = (texto: string) => /^(["'])(.*)\1$/.exec(texto)?.[2] ?? texto

/** Addresses that a text with a blank between two words may mean. Empty: no blank joined any. */
function listPosibles(escrito: string): string[] {
  const texto = stripComillas(escrito.replace(/^mailto:/i, '').trim())
  if (/<[^<>]*>$/.test(texto)) return []
  const arroba = texto.lastIndexOf('@')
  const [local, dominio] = [texto.slice(0, arroba).trim(), texto.slice(arroba + 1).trim()]
  const palabras = local.split(/[\s\u200b-\u200d\u2060]+/)
  const juntas = palabras
    .slice(1)
    .some((palabra, i) => /[\p{L}\p{N}]$/u.test(palabras[i]!) && /^[\p{L}\p{N}]/u.test(palabra))
  if (!juntas) return []
  const deNombre = palabras.slice(0, -1).every((palabra) => /^[^a-z\d]/.test(palabra))
  const ultima = palabras.at(-1)!
  const posibles =
    deNombre && /^[a-z\d]/.test(ultima) ? [ultima] : [palabras.join('.'), palabras.join(''), ultima]
  return [...new Set(posibles.map((uno) => cleanCorreo(`${uno}@${dominio}`)).filter(isCorreo))]
}

function readEntrada({ escrito, direccion }: Entrada, elegidas: Elegidas): string | Queda {
  const elegida = Object.hasOwn(elegidas, escrito) ? elegidas[escrito] : undefined
  if (elegida && isCorreo(elegida)) return elegida
  const queda = (motivo: string, opciones: string[] = []): Queda => ({ escrito, motivo, opciones })
  if (!direccion) return queda('No trae una dirección de correo.')
  const posibles = listPosibles(escrito)
  // A name before its address, and no other way to read it.
  const correo = posibles.length === 1 ? posibles[0]! : cleanCorreo(stripComillas(escrito))
  if (posibles.length > 1) return queda('Tiene un espacio. ¿Cuál es?', posibles)
  if (!isCorreo(correo)) return queda(describeCorreo(correo))
  const [local, dominio = ''] = correo.split('@')
  const debido = DESLICES[dominio.toLowerCase()]
  return debido ? queda(`¿Es ${debido}?`, [`${local}@${debido}`, correo]) : correo
}

/** The cell of a list that has a column of addresses. */
export const readCelda = (celda: string, elegidas: Elegidas): string | Queda =>
  readEntrada({ escrito: celda.trim(), direccion: true }, elegidas)

/** A pasted list: what has an address goes out, the rest stays with its reason. */
export function readListaDeCorreos(texto: string, elegidas: Elegidas = {}): ListaDeCorreos {
  const renglones = texto.split(/[\r\n]+/).filter((renglon) => renglon.trim() !== '')
  const entradas = renglones.flatMap((renglon, i) => listEntradas(renglon, i === 0))
  const vistos = new Map<string, string>()
  const quedan = new Map<string, Queda>()
  const repetidos = new Set<string>()
  for (const entrada of entradas) {
    const leida = readEntrada(entrada, elegidas)
    if (typeof leida !== 'string') {
      quedan.set(leida.escrito, leida)
      continue
    }
    const clave = getClaveDeCorreo(leida)
    if (vistos.has(clave)) repetidos.add(vistos.get(clave)!)
    else vistos.set(clave, leida)
  }
  return {
    correos: entradas.length === 0 ? null : [...vistos.values()],
    quedan: [...quedan.values()],
    repetidos: [...repetidos],
  }
}
