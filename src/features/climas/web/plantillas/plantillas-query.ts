import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Estructura } from '#domain/climas/en-blanco.ts'
import type { Api } from '#web/lib/api.ts'
import { DocumentoDePlantilla, Plantillas, type PlantillasQuery } from './plantillas.generated.ts'

export type Plantilla = PlantillasQuery['appInfo']['getPlantillas'][number]

const PLANTILLAS = ['plantillas'] as const

export const plantillasQuery = (api: Api) =>
  queryOptions({
    queryKey: PLANTILLAS,
    queryFn: async () => (await api(Plantillas, {})).appInfo.getPlantillas,
  })

export const refreshPlantillas = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: PLANTILLAS })

export const getEstructuraDePlantilla = async (api: Api, idPlantilla: string) =>
  JSON.parse((await api(DocumentoDePlantilla, { idPlantilla })).appInfo.getDocumentoDePlantilla) as Estructura
