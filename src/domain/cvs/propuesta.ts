import { foldParaBuscar } from '../texto/fold-texto.ts'
import type { CamposDeCV } from './cv.ts'
import { findHallazgos } from './hallazgos.ts'
import { splitNombre } from './nombre-de-persona.ts'
import { formatDigitos } from './palabras.ts'
import { isMismoTelefono } from './telefono.ts'

/** Where a proposed value was read. */
export type OrigenDeCampo = 'formulario' | 'archivo' | 'ambos'
export type CampoPropuesto = Exclude<keyof CamposDeCV, 'estado' | 'etiquetasPuestos'>

/** A value for a field of the form. Of several for one field the first is the likelier. */
export interface Propuesta {
  campo: CampoPropuesto
  valor: string
  origen: OrigenDeCampo
}

/** What the form of the site brought of a person. */
export interface Enviado {
  nombre: string
  correo: string
  tel: string
}

/** In Guatemala a number of eight digits that begins so rings in a pocket. */
const isCelular = (telefono: string) => /^[345]/.test(formatDigitos(telefono).slice(-8))

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
