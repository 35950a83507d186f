import { isCorreo } from '../encuesta/correo.ts'
import { findEnlace } from '../texto/enlaces.ts'
import { conclude, type Leido, type Problemas } from '../validacion/leido.ts'

/** The texts that a firm words itself: two mails, the first page of the survey and its last. */
export const CLASES = ['invitacion', 'recordatorio', 'bienvenida', 'gracias'] as const
export type ClaseDeTexto = (typeof CLASES)[number]

/** An empty field leaves the product's own wording. */
export interface Texto {
  /** Fields of mails alone. */
  asunto: string
  saludo: string
  cuerpo: string
  firma: string
}

export interface Palabras extends Record<ClaseDeTexto, Texto> {
  /** The sender's name; the address is always the configured one. */
  remitente: string
  responderA: string
}

const SIN_TEXTO: Texto = { asunto: '', saludo: '', cuerpo: '', firma: '' }

export const SIN_PALABRAS: Palabras = {
  remitente: '',
  responderA: '',
  invitacion: SIN_TEXTO,
  recordatorio: SIN_TEXTO,
  bienvenida: SIN_TEXTO,
  gracias: SIN_TEXTO,
}

export const MAX_LETRAS = {
  remitente: 80,
  responderA: 254,
  asunto: 120,
  saludo: 80,
  cuerpo: 1_200,
  firma: 80,
}

/** Placeholders that fill themselves when a text is shown or sent. */
export const HUECOS = ['empresa', 'firma', 'fechaLimite', 'duracion'] as const
export type Rellenos = Record<(typeof HUECOS)[number], string>

export type CampoDePalabras = 'remitente' | 'responderA' | `${ClaseDeTexto}.${keyof Texto}`

/** A placeholder of HUECOS in braces. */
const CONOCIDO = /\{(empresa|firma|fechaLimite|duracion)\}/g
const LOS_HUECOS = '{empresa}, {firma}, {fechaLimite} y {duracion}'

export const fillPalabras = (texto: string, rellenos: Rellenos): string =>
  texto.replace(CONOCIDO, (_, hueco: keyof Rellenos) => rellenos[hueco])

const ETIQUETA_HTML = /<\s*[a-z/!?]/i
const DE_CONTROL = /[^\P{Cc}\n\t]/u
const OTRA_LINEA = /[\p{Cc}\u2028\u2029]/u
/** Turns the letters after it around, unseen. */
const INVISIBLE = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const formatLetras = (n: number) => n.toLocaleString('en-US')

/** The problem of one field; null where it will do. */
function findProblema(texto: string, max: number, enUnaLinea: boolean): string | null {
  if (texto.length > max) return `Caben ${formatLetras(max)} letras y hay ${formatLetras(texto.length)}.`
  if (enUnaLinea && OTRA_LINEA.test(texto)) return 'Va en una sola línea.'
  if (DE_CONTROL.test(texto)) return 'Quita los caracteres extraños.'
  if (INVISIBLE.test(texto))
    return 'Trae letras invisibles que cambian el orden de lectura: escríbelo de nuevo.'
  if (ETIQUETA_HTML.test(texto)) return 'Aquí no se puede usar HTML: escribe solo texto.'
  const hueco = texto.replace(CONOCIDO, '').match(/\{[^{}\n]{0,40}\}?|\}/)
  if (hueco) return `«${hueco[0]}» no se llena solo. Se pueden usar ${LOS_HUECOS}.`
  const enlace = findEnlace(texto)
  if (enlace) return `No pongas direcciones ni correos: «${enlace}» se volvería un enlace.`
  return null
}

/** The text without what nobody sees: ends of lines as one sign, no spaces at either end. */
const tidy = (texto: string) => texto.replace(/\r\n?/g, '\n').trim()

/** As it may be kept, or one sentence per field that is wrong. */
export function parsePalabras(escritas: Palabras): Leido<Palabras, CampoDePalabras> {
  const problemas: Problemas<CampoDePalabras> = {}
  const look = (campo: CampoDePalabras, texto: string, clase: keyof typeof MAX_LETRAS) => {
    const limpio = tidy(texto)
    const problema = findProblema(limpio, MAX_LETRAS[clase], clase !== 'cuerpo')
    if (problema) problemas[campo] = problema
    return limpio
  }
  const responderA = escritas.responderA.trim()
  if (responderA && !isCorreo(responderA))
    problemas.responderA = 'Escribe una sola dirección de correo, como nombre@ejemplo.com.'
  const lookTexto = (clase: ClaseDeTexto): Texto => {
    const { asunto, saludo, cuerpo, firma } = escritas[clase]
    const conAsunto = clase === 'invitacion' || clase === 'recordatorio'
    return {
      asunto: conAsunto ? look(`${clase}.asunto`, asunto, 'asunto') : '',
      saludo: look(`${clase}.saludo`, saludo, 'saludo'),
      cuerpo: look(`${clase}.cuerpo`, cuerpo, 'cuerpo'),
      firma: look(`${clase}.firma`, firma, 'firma'),
    }
  }
  const palabras: Palabras = {
    remitente: look('remitente', escritas.remitente, 'remitente'),
    responderA,
    invitacion: lookTexto('invitacion'),
    recordatorio: lookTexto('recordatorio'),
    bienvenida: lookTexto('bienvenida'),
    gracias: lookTexto('gracias'),
  }
  return conclude(palabras, problemas)
}

/** A climate's own field where it has one, else the firm's. */
export function mergePalabras(propias: Palabras, deLaFirma: Palabras): Palabras {
  const mergeTexto = (clase: ClaseDeTexto): Texto => {
    const [una, otra] = [propias[clase], deLaFirma[clase]]
    return {
      asunto: una.asunto || otra.asunto,
      saludo: una.saludo || otra.saludo,
      cuerpo: una.cuerpo || otra.cuerpo,
      firma: una.firma || otra.firma,
    }
  }
  return {
    remitente: propias.remitente || deLaFirma.remitente,
    responderA: propias.responderA || deLaFirma.responderA,
    invitacion: mergeTexto('invitacion'),
    recordatorio: mergeTexto('recordatorio'),
    bienvenida: mergeTexto('bienvenida'),
    gracias: mergeTexto('gracias'),
  }
}

/** As it is read: filled, in paragraphs. */
export interface TextoLleno {
  asunto: string
  saludo: string
  parrafos: string[]
  firma: string
}

export function fillTexto({ asunto, saludo, cuerpo, firma }: Texto, rellenos: Rellenos): TextoLleno {
  const fill = (texto: string) => fillPalabras(texto, rellenos)
  return {
    asunto: fill(asunto),
    saludo: fill(saludo),
    parrafos: fill(cuerpo)
      .split(/\n{2,}/)
      .filter((parrafo) => parrafo.trim() !== ''),
    firma: fill(firma),
  }
}
