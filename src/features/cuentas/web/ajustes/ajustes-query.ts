import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { parseMesesParaBorrar } from '#domain/ajustes/ajustes.ts'
import type { Api } from '#web/lib/api.ts'
import { Ajustes, type AjustesQuery, AlcanceDeRetencion } from './ajustes.generated.ts'

export type AjustesDeFirma = AjustesQuery['appInfo']['getAjustes']

export const ajustesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['ajustes'],
    queryFn: async () => (await api(Ajustes, {})).appInfo.getAjustes,
  })

export const alcanceQuery = (api: Api, meses: number) =>
  queryOptions({
    queryKey: ['alcance de retención', meses],
    queryFn: async () => (await api(AlcanceDeRetencion, { meses })).appInfo.getAlcanceDeRetencion,
    enabled: parseMesesParaBorrar(meses).ok,
    placeholderData: keepPreviousData,
  })
