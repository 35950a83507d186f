import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import {
  ClimaDeEncuestados,
  type ClimaDeEncuestadosQuery,
  Llegadas,
  PorRecordar,
  SalidaDeCorreos,
  TableEncuestados,
  type TableEncuestadosQuery,
} from './encuestados.generated.ts'

export type ClimaConGrupos = NonNullable<ClimaDeEncuestadosQuery['appInfo']['climaOrganizacional']>
export type GrupoDeClima = ClimaConGrupos['gruposDeOpinion'][number]
export type EncuestadoEnTabla = TableEncuestadosQuery['appInfo']['getEncuestados'][number]

const CADA_MS = 2_500
const MUCHOS = 2_000
const CADA_MS_SI_SON_MUCHOS = 10_000

/** null: there is no such climate. */
export const climaDeEncuestadosQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'encuestados', idClima, 'clima'],
    queryFn: async () => (await api(ClimaDeEncuestados, { idClima })).appInfo.climaOrganizacional,
  })

/** Read again by itself while a mail of the list waits. */
export const encuestadosQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'encuestados', idClima, 'lista'],
    queryFn: async () => (await api(TableEncuestados, { idClima })).appInfo.getEncuestados,
    refetchInterval: ({ state: { data } }) => {
      if (!data?.some(({ estadoCorreo }) => estadoCorreo === 'En cola')) return false
      return data.length > MUCHOS ? CADA_MS_SI_SON_MUCHOS : CADA_MS
    },
  })

/** Light: asked again and again while mails wait. */
export const salidaQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'encuestados', idClima, 'salida'],
    queryFn: async () => (await api(SalidaDeCorreos, { idClima })).appInfo.getSalidaDeCorreos,
    refetchInterval: ({ state: { data } }) =>
      data && (data.enCola > 0 || data.recordatorios) ? CADA_MS : false,
  })

/** How many people a round of reminders would go to: only the server knows who wanted none. */
export const porRecordarQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'encuestados', idClima, 'porRecordar'],
    queryFn: async () => (await api(PorRecordar, { idClima })).appInfo.getPorRecordar,
    staleTime: 0,
  })

/** How the sheets of each group came in, and how many tokens it may still get; nothing once the climate is closed. */
export const llegadasQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'encuestados', idClima, 'llegadas'],
    queryFn: async () => (await api(Llegadas, { idClima })).appInfo.getLlegadas.porGrupo,
  })
