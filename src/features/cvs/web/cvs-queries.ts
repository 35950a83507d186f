import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { hayFiltros } from '#domain/cvs/filtros.ts'
import type { Api } from '#web/lib/api.ts'
import { type Busqueda, getOffset, TAMANO_DE_PAGINA } from './busqueda.ts'
import {
  EtiquetasPuestos,
  GetCV,
  GetCVs,
  GetCVsParecidos,
  type GetCVsParecidosQueryVariables,
  type GetCVsQuery,
} from './cvs.generated.ts'

export type CvDeLista = GetCVsQuery['appInfo']['getCVs'][number]

const CVS = ['cvs'] as const
const LECTURA_MS = 2_000
const VUELTAS = 15

/** What is looked for, as the contract has it. */
export const toBuscado = ({ filtro, filtros }: Pick<Busqueda, 'filtro' | 'filtros'>) => ({
  filtro: filtro || null,
  filtros: hayFiltros(filtros) ? filtros : null,
})

export const cvsQuery = (api: Api, busqueda: Busqueda) => {
  const variables = { ...toBuscado(busqueda), limit: TAMANO_DE_PAGINA, cursor: getOffset(busqueda) }
  return queryOptions({
    queryKey: [...CVS, 'pagina', variables],
    queryFn: async () => (await api(GetCVs, variables)).appInfo.getCVs,
    // The text of a new file is read within moments; a row that waits for it completes itself.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < VUELTAS && data?.some(({ lecturaArchivo }) => lecturaArchivo === 'pendiente')
        ? LECTURA_MS
        : false,
  })
}

export const cvQuery = (api: Api, idCV: string) =>
  queryOptions({
    queryKey: [...CVS, 'uno', idCV],
    queryFn: async () => (await api(GetCV, { idCV })).appInfo,
  })

export const cvsParecidosQuery = (api: Api, contacto: GetCVsParecidosQueryVariables) =>
  queryOptions({
    queryKey: [...CVS, 'parecidos', contacto],
    queryFn: async () => (await api(GetCVsParecidos, contacto)).appInfo.getCVsParecidos,
  })

export const etiquetasPuestosQuery = (api: Api) =>
  queryOptions({
    queryKey: ['etiquetasPuestos'],
    queryFn: async () => (await api(EtiquetasPuestos, {})).appInfo.etiquetasPuestos,
  })

/** After any change: what is on screen is asked again now, the rest when it is next looked at. */
export const refreshCvs = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: CVS })
