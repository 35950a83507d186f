import { queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Api } from '#web/lib/api.ts'
import { Inicio, type InicioQuery } from './inicio.generated.ts'

export type DatosDeInicio = InicioQuery['appInfo']['getInicio']
export type Encuesta = DatosDeInicio['encuestas'][number]
export type Grupo = Encuesta['grupos'][number]

export const inicioQuery = (api: Api) =>
  queryOptions({
    queryKey: ['inicio'],
    queryFn: async () => (await api(Inicio, {})).appInfo.getInicio,
    staleTime: 0,
  })

/** Where each thing is resolved; the route knows the addresses. */
export interface EnlacesDeInicio {
  empresas: string
  firma: string
  equipo: string
  ajustes: string
  nuevaEmpresa: string
  nuevoClima: string
  climas: string
  clima: (idClima: string) => string
  cerrar: (idClima: string) => string
  invitacion: (idClima: string) => string
  recordar: (idClima: string, idGrupo: string) => string
  calendario: (idClima: string) => string
  papeletas: (idClima: string) => string
  fallidos: (idClima: string) => string
  informe: (idClima: string) => string
  plan: (idClima: string) => string
  bandeja: string
  porActualizar: string
  contestaron: string
  mensajes: string
  retencion: string
  peticiones: string
  busqueda: (busqueda: DatosDeInicio['busquedas'][number]) => string
}

/** The address that failed, of the one whose mail did. */
export interface CorreoPorCorregir {
  idClima: string
  idEncuesta: string
  correo: string
}

/** The field that mends it, which is of those who invite. */
export type CorregirEnSuRenglon = (correo: CorreoPorCorregir) => ReactNode
