import type { DatosDeInicio } from './inicio-query.ts'

/** Where each thing is resolved; the route knows the addresses. */
export interface EnlacesDeInicio {
  empresas: string
  nuevaEmpresa: string
  nuevoClima: string
  climas: string
  clima: (idClima: string) => string
  invitacion: (idClima: string) => string
  encuestados: (idClima: string) => string
  papeletas: (idClima: string) => string
  fallidos: (idClima: string) => string
  informe: (idClima: string) => string
  plan: (idClima: string) => string
  bandeja: string
  porActualizar: string
  contestaron: string
  mensajes: string
  retencion: string
  busqueda: (busqueda: DatosDeInicio['busquedas'][number]) => string
}
