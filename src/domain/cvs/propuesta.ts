import { isCorreo } from '../encuesta/correo.ts'
import { foldParaBuscar } from '../texto/fold-texto.ts'
import type { CamposDeCV } from './cv.ts'
import { listPalabrasDeNombre, splitNombre } from './nombre-de-persona.ts'
import { formatDigitos } from './palabras.ts'
import { isMismoTelefono } from './telefono.ts'

/** Fields that a file's text seems to say of its person. A proposal: nothing of it is kept unseen. */
interface Hallazgos {
  nombre: string | null
  correos: string[]
  telefonos: string[]
}

/** The person stands at the top of a CV; the ends of long ones name references. */
export const LETRAS_LEIDAS = 20_000
const MAXIMO = 4

const TELEFONO =
  /(?<![\d.,/-])(?:\+\d{1,3}|\(\+?\d{1,3}\)|\d{1,3}(?=[\s.-]))?[\s.-]{0,2}\d{4}[\s.-]{0,2}\d{4}(?![\d/]|[.,-]\d)/g
/** The number of an identity card, which would pass for one and a half telephones. */
const DPI = /\d{4}[\s-]?\d{5}[\s-]?\d{4}/g
const ANIOS = /^(?:19|20)\d\d[\s.-]{0,2}(?:19|20)\d\d$/

const listDistintos = (textos: string[], getClave: (texto: string) => string) =>
  [...new Map(textos.toReversed().map((texto) => [getClave(texto), texto])).values()]
    .toReversed()
    .slice(0, MAXIMO)

const SEPARADOR = /[\s,;:<>()[\]{}"'|/\\]/
const isDeDireccion = (letra: string | undefined) => letra !== undefined && /[\p{L}\p{N}]/u.test(letra)

/** An address ends where its sentence does: the dot after it is not its own. */
function trimSignos(texto: string): string {
  let desde = 0
  let hasta = texto.length
  while (desde < hasta && !isDeDireccion(texto[desde])) desde++
  while (hasta > desde && !isDeDireccion(texto[hasta - 1])) hasta--
  return texto.slice(desde, hasta)
}

export function listCorreos(texto: string): string[] {
  const escritos = texto.split(SEPARADOR).filter((trozo) => trozo.includes('@'))
  return listDistintos(escritos.map(trimSignos).filter(isCorreo), foldParaBuscar)
}

export function listTelefonos(texto: string): string[] {
  const escritos = (texto.replace(DPI, ' ').match(TELEFONO) ?? []).map((telefono) =>
    telefono.replace(/^[\s.-]+/, '').trim(),
  )
  return listDistintos(
    escritos.filter((telefono) => !ANIOS.test(telefono)),
    (telefono) => formatDigitos(telefono).slice(-8),
  )
}

const PARTICULA = '(?:(?:de|del|la|las|los|y)\\s+)'
const PALABRA = "\\p{Lu}[\\p{L}'’-]{1,40}"
export const SERIE = new RegExp(`(?<![\\p{L}'’-])${PALABRA}(?:\\s+${PARTICULA}{0,2}${PALABRA}){1,6}`, 'gu')
const LARGO_MAXIMO = 120

/** From the first to the last of the words of `nombre`, where all of them stand in the series, in their order. */
function findTramo(serie: string[], nombre: string[]): { desde: number; hasta: number } | null {
  let siguiente = 0
  let desde = 0
  for (const [indice, palabra] of serie.entries()) {
    if (palabra !== nombre[siguiente]) continue
    if (siguiente === 0) desde = indice
    siguiente++
    if (siguiente === nombre.length) return { desde, hasta: indice + 1 }
  }
  return null
}

/** The same name written out: "Ana Pérez" sent the form, and "Ana Lucía Pérez Morales" stands in the file. */
function findNombre(texto: string, nombre: string): string | null {
  const buscado = listPalabrasDeNombre(nombre).map(foldParaBuscar)
  if (buscado.length < 2) return null
  for (const [serie] of texto.matchAll(SERIE)) {
    const palabras = serie.split(/\s+/)
    const tramo = serie.length > LARGO_MAXIMO ? null : findTramo(palabras.map(foldParaBuscar), buscado)
    if (tramo) return palabras.slice(tramo.desde, tramo.hasta).map(formatMayusculas).join(' ')
  }
  return null
}

/** Many write their name in capitals. */
export const formatMayusculas = (palabra: string) =>
  palabra.length > 2 && palabra === palabra.toUpperCase()
    ? palabra[0] + palabra.slice(1).toLowerCase()
    : palabra

function findHallazgos(texto: string, nombre: string): Hallazgos {
  const leido = texto.slice(0, LETRAS_LEIDAS)
  return { nombre: findNombre(leido, nombre), correos: listCorreos(leido), telefonos: listTelefonos(leido) }
}

/** Where a proposed value was read. */
type OrigenDeCampo = 'formulario' | 'archivo' | 'ambos'
export type CampoPropuesto = Exclude<keyof CamposDeCV, 'estado' | 'etiquetasPuestos'>

/** A value for a field of the form. Of several for one field the first is the likelier. */
export interface Propuesta {
  campo: CampoPropuesto
  valor: string
  origen: OrigenDeCampo
}

/** Fields that the form of the site brought of a person. */
interface Enviado {
  nombre: string
  correo: string
  tel: string
}

/** In Guatemala a number of eight digits that begins so rings in a pocket. */
export const isCelular = (telefono: string) => /^[345]/.test(formatDigitos(telefono).slice(-8))

function proposeNombres({ nombre }: Enviado, hallado: string | null): Propuesta[] {
  const delFormulario = splitNombre(nombre)
  const delArchivo = hallado ? splitNombre(hallado) : null
  const campos = ['primerNombre', 'segundoNombre', 'primerApellido', 'segundoApellido'] as const
  return campos.flatMap((campo): Propuesta[] => {
    const escrito = delFormulario[campo] ?? ''
    const leido = delArchivo?.[campo] ?? ''
    if (escrito && leido && foldParaBuscar(escrito) === foldParaBuscar(leido)) {
      return [{ campo, valor: escrito, origen: 'ambos' }]
    }
    const propuestas: Propuesta[] = []
    if (escrito) propuestas.push({ campo, valor: escrito, origen: 'formulario' })
    if (leido) propuestas.push({ campo, valor: leido, origen: 'archivo' })
    // Where the file has the name in full, its words fall into their places.
    return delArchivo?.segundoApellido && !delFormulario.segundoApellido ? propuestas.reverse() : propuestas
  })
}

function proposeContacto(
  campo: CampoPropuesto,
  escrito: string | null,
  leidos: string[],
  isMismo: (uno: string, otro: string) => boolean,
): Propuesta[] {
  const repetido = escrito !== null && leidos.some((leido) => isMismo(leido, escrito))
  const propuestas: Propuesta[] =
    escrito === null ? [] : [{ campo, valor: escrito, origen: repetido ? 'ambos' : 'formulario' }]
  for (const valor of leidos) {
    if (escrito === null || !isMismo(valor, escrito)) propuestas.push({ campo, valor, origen: 'archivo' })
  }
  return propuestas
}

/** The fields as the submission and the text of its file give them, each with where it stands. */
export function proposeCampos(enviado: Enviado, texto: string): Propuesta[] {
  const { nombre, correos, telefonos } = findHallazgos(texto, enviado.nombre)
  const otros = telefonos.filter((telefono) => !isMismoTelefono(telefono, enviado.tel))
  const fijos = otros.filter((telefono) => !isCelular(telefono))
  return [
    ...proposeNombres(enviado, nombre),
    ...proposeContacto(
      'celular',
      enviado.tel,
      telefonos.filter((telefono) => isCelular(telefono) || isMismoTelefono(telefono, enviado.tel)),
      isMismoTelefono,
    ),
    ...proposeContacto('telefono', null, fijos, isMismoTelefono),
    ...proposeContacto(
      'correo',
      enviado.correo,
      correos,
      (uno, otro) => foldParaBuscar(uno) === foldParaBuscar(otro),
    ),
  ]
}
