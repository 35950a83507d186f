import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { isGruposDePlantilla, isPlantillaContestada } from '#domain/climas/plantilla/piezas.ts'
import { type Api, isNoEncontrado } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import {
  CorreosDeClima,
  DocumentoDeClima,
  EditarClima,
  type EditarClimaQuery,
  EmpresasDeClimas,
  Estructura,
  LlegadasDeClima,
  MetaDeParticipacion,
  RondasDeEmpresas,
  type RondasDeEmpresasQuery,
  SatisfaccionDeEmpresa,
  TableClima,
  type TableClimaQuery,
} from './climas.generated.ts'
import { GruposDeRondas } from './grupos-de-rondas.generated.ts'
import { readSatisfacciones } from './tabla-de-climas.ts'

export type ClimaDeLista = TableClimaQuery['appInfo']['getClimas']['climas'][number]
export type RondaDeEmpresa = RondasDeEmpresasQuery['climasOrganizacionales'][number]
export type ClimaAbierto = NonNullable<EditarClimaQuery['appInfo']['climaOrganizacional']>

export const CLIMAS_POR_PAGINA = 25

/** One page of the list, from 1 on, of all or of those that are looked for. */
export const climasQuery = (api: Api, { filtro, pagina }: { filtro: string; pagina: number }) =>
  queryOptions({
    queryKey: [...CLIMAS, 'lista', filtro, pagina],
    queryFn: async () => {
      const cursor = (pagina - 1) * CLIMAS_POR_PAGINA
      return (await api(TableClima, { filtro, limit: CLIMAS_POR_PAGINA, cursor })).appInfo.getClimas
    },
    placeholderData: keepPreviousData,
  })

/** By round of a company, asked by one of them. */
export const satisfaccionDeEmpresaQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'satisfaccion de empresa', idClima],
    queryFn: async () =>
      readSatisfacciones((await api(SatisfaccionDeEmpresa, { idClima })).appInfo.getTendencia),
  })

export const rondasDeEmpresasQuery = (api: Api) =>
  queryOptions({
    queryKey: [...CLIMAS, 'rondas'],
    queryFn: async () => (await api(RondasDeEmpresas, {})).climasOrganizacionales,
  })

/** null: there is no such climate. */
export const climaQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'uno', idClima],
    queryFn: async () => (await api(EditarClima, { idClima })).appInfo.climaOrganizacional,
    // Work that goes on by itself ends within seconds.
    refetchInterval: ({ state }) => (state.data?.terminando ? 2_000 : false),
  })

export const getEstructura = async (api: Api, idClima: string) => {
  const { climaOrganizacional: clima, getDocumentoDeClima } = (await api(Estructura, { idClima })).appInfo
  return clima && { ...clima, documento: JSON.parse(getDocumentoDeClima) as ClimaInput }
}

/** fallidos: how many came back. sinServidor: they are only written down here, because no mail server is configured. */
export const correosDeClimaQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'correos', idClima],
    queryFn: async () => {
      const { getCorreosFallidos, getSalidaDeCorreos } = (await api(CorreosDeClima, { idClima })).appInfo
      return { fallidos: getCorreosFallidos, sinServidor: getSalidaDeCorreos.carpeta !== null }
    },
  })

/** Ways by which people were invited and sheets came in. */
export const llegadasQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'llegadas', idClima],
    queryFn: async () => (await api(LlegadasDeClima, { idClima })).appInfo.getLlegadas,
  })

/** Percent of the planned that should answer. */
export const metaQuery = (api: Api) =>
  queryOptions({
    queryKey: ['ajustes', 'meta'],
    queryFn: async () => (await api(MetaDeParticipacion, {})).appInfo.getAjustes.metaDeParticipacion,
  })

export type ClimaConEstructura = NonNullable<Awaited<ReturnType<typeof getEstructura>>>

/** The structure that the editor changes; always read anew, because two people may edit the same climate. null: there is none. */
export const estructuraQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'estructura', idClima],
    queryFn: async () => {
      try {
        return await getEstructura(api, idClima)
      } catch (error) {
        if (isNoEncontrado(error)) return null
        throw error
      }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const empresasDeClimasQuery = (api: Api) =>
  queryOptions({
    queryKey: ['empresas', 'nombres'],
    queryFn: async () => (await api(EmpresasDeClimas, {})).empresas,
  })

/** The climate as a ClimaInput document; without ids it is the file of the export. */
export const getDocumento = async (api: Api, idClima: string, conIds: boolean) =>
  JSON.parse((await api(DocumentoDeClima, { idClima, conIds })).appInfo.getDocumentoDeClima) as ClimaInput

/** Whether the template's groups are the company's own by now; until that is known nothing is said against them. */
export function usePlantillaContestada({ idEmpresa, gruposDeOpinion }: ClimaAbierto): boolean {
  const api = useApi()
  const { data, isError } = useQuery({
    queryKey: [...CLIMAS, 'grupos de rondas', idEmpresa],
    queryFn: async () => (await api(GruposDeRondas, { idEmpresa })).appInfo.getClimas.climas,
    // Asked only of a climate that has them.
    enabled: isGruposDePlantilla(gruposDeOpinion),
  })
  return data ? isPlantillaContestada(data) : !isError
}

/** Under the field of a round's name. */
export const AYUDA_DEL_NOMBRE = 'Se ve cuando un año tiene varias rondas: «2026 · Pulso de mayo».'
