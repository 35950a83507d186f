import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { refreshCvs } from '../direcciones-de-pendientes.ts'
import { GetVacante, type GetVacanteQuery, GetVacantes } from './vacantes.generated.ts'

export type VacanteAbierta = GetVacanteQuery['appInfo']['getVacante']
export type Candidato = VacanteAbierta['candidatos'][number]

const VACANTES = ['vacantes'] as const
export const RUTA_DE_VACANTES = '/admin/cv/vacantes'
export const toVacante = (idVacante: string) => `${RUTA_DE_VACANTES}/${encodeURIComponent(idVacante)}`

export const vacantesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...VACANTES, 'todas'],
    queryFn: async () => (await api(GetVacantes, {})).appInfo.getVacantes,
  })

export const vacanteQuery = (api: Api, idVacante: string) =>
  queryOptions({
    queryKey: [...VACANTES, 'una', idVacante],
    queryFn: async () => (await api(GetVacante, { idVacante })).appInfo.getVacante,
  })

/** CVs too, for each says where its person is considered. */
export const refreshVacantes = (queryClient: QueryClient) =>
  Promise.all([queryClient.invalidateQueries({ queryKey: VACANTES }), refreshCvs(queryClient)])
