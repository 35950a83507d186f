import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { parseMesesParaBorrar } from '#domain/ajustes/ajustes.ts'
import type { Api } from '#web/lib/api.ts'
import { SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Ajustes, type AjustesQuery, AlcanceDeRetencion, Preparacion } from './ajustes.generated.ts'
import { Firma } from './firma.generated.ts'

export type AjustesDeFirma = AjustesQuery['appInfo']['getAjustes']

export const ajustesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['ajustes'],
    queryFn: async () => (await api(Ajustes, {})).appInfo.getAjustes,
  })

export const preparacionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['preparacion'],
    queryFn: async () => (await api(Preparacion, {})).appInfo.getPreparacion,
    staleTime: 0,
  })

export const firmaQuery = (api: Api) =>
  queryOptions({
    queryKey: ['firma'],
    queryFn: async () => (await api(Firma, {})).appInfo.getFirma,
  })

export const alcanceQuery = (api: Api, meses: number) =>
  queryOptions({
    queryKey: ['alcance de retención', meses],
    queryFn: async () => (await api(AlcanceDeRetencion, { meses })).appInfo.getAlcanceDeRetencion,
    enabled: parseMesesParaBorrar(meses).ok,
    placeholderData: keepPreviousData,
  })

/** Says what was stored and reads the settings again. */
export function useGuardado() {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  return async (texto: string) => {
    await Promise.all(
      [ajustesQuery(api), firmaQuery(api)].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    )
    showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
  }
}
