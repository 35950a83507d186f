import { desarrolloOrganizacional } from './desarrollo-organizacional.ts'
import { formacionCapacitacionYAdiestramiento } from './formacion-capacitacion-y-adiestramiento.ts'
import { procesoDeSeleccion } from './proceso-de-seleccion.ts'
import type { PaginaDeServicio } from './tipos.ts'

/** In the order of the menu, of the home page and of "Siguiente línea de servicio" (the last leads to the first). */
export const lineasDeServicio: readonly PaginaDeServicio[] = [
  desarrolloOrganizacional,
  formacionCapacitacionYAdiestramiento,
  procesoDeSeleccion,
]

/** Words that the three service pages share. */
export const textosDeServicio = {
  importancia: 'Importancia',
  beneficios: 'Beneficios',
  propuesta: { texto: 'Pedir una propuesta', ruta: '/#contacto' },
  siguiente: 'Siguiente línea de servicio',
  cerrar: 'Cerrar',
} as const
