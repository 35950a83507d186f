import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import {
  MesaDeClima,
  type MesaDeClimaQuery,
  TemasPorAreaDeClima,
  type TemasPorAreaDeClimaQuery,
  VersionesDeMesa,
} from './voces.generated.ts'

export type Mesa = MesaDeClimaQuery['appInfo']['getMesa']
export type Respuesta = Mesa['respuestas'][number]
export type Tema = Mesa['temas'][number]
export type Cruce = TemasPorAreaDeClimaQuery['appInfo']['getTemasPorArea']

export const mesaQuery = (api: Api, idClima: string, idPregunta: string | null) =>
  queryOptions({
    queryKey: ['mesa', idClima, idPregunta],
    queryFn: async () => (await api(MesaDeClima, { idClima, idPregunta })).appInfo.getMesa,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Comparing 20,000 answers with themselves is most of what a key would cost.
    structuralSharing: false,
  })

export const cruceQuery = (api: Api, idClima: string, idPregunta: string | null) =>
  queryOptions({
    queryKey: ['temasPorArea', idClima, idPregunta],
    queryFn: async () => (await api(TemasPorAreaDeClima, { idClima, idPregunta })).appInfo.getTemasPorArea,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The number of the report that the client has in hand; null: none. */
export const versionVigenteQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: ['versionVigente', idClima],
    queryFn: async () => {
      const { versiones } = (await api(VersionesDeMesa, { idClima })).appInfo.getVersionesDeInforme
      return versiones.find(({ estado }) => estado === 'vigente')?.numero ?? null
    },
    staleTime: 0,
  })
