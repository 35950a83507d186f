import { FIRMA_DE_FABRICA } from '#domain/firma/firma.ts'
import { createAnonimato } from '../anonimato.ts'
import { createAvisoDePrivacidad } from '../aviso-de-privacidad.ts'
import { desarrolloOrganizacional } from '../desarrollo-organizacional.ts'
import { enviaCv } from '../envia-cv.ts'
import { formacionCapacitacionYAdiestramiento } from '../formacion-capacitacion-y-adiestramiento.ts'
import { createMetaDeHome } from '../home.ts'
import { procesoDeSeleccion } from '../proceso-de-seleccion.ts'
import type { Meta, PaginaDeServicio } from '../tipos.ts'

/** All of them, in the order of the lines. Pages import their own instead. */
export const paginasDeServicio: readonly PaginaDeServicio[] = [
  desarrolloOrganizacional,
  formacionCapacitacionYAdiestramiento,
  procesoDeSeleccion,
]

/** What each of them says of itself, in the order of the list. */
export const paginasPublicas: readonly Meta[] = [
  createMetaDeHome(FIRMA_DE_FABRICA),
  ...paginasDeServicio.map(({ meta }) => meta),
  enviaCv.meta,
  createAvisoDePrivacidad(30, FIRMA_DE_FABRICA).meta,
  createAnonimato(null, FIRMA_DE_FABRICA).meta,
]
