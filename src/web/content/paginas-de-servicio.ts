import { desarrolloOrganizacional } from './desarrollo-organizacional.ts'
import { formacionCapacitacionYAdiestramiento } from './formacion-capacitacion-y-adiestramiento.ts'
import { procesoDeSeleccion } from './proceso-de-seleccion.ts'
import type { PaginaDeServicio } from './tipos.ts'

/** All of them, in the order of the lines. Pages import their own instead. */
export const paginasDeServicio: readonly PaginaDeServicio[] = [
  desarrolloOrganizacional,
  formacionCapacitacionYAdiestramiento,
  procesoDeSeleccion,
]
