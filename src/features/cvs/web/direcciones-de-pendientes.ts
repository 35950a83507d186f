import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ESTADO_INICIAL } from '#domain/cvs/cv.ts'
import { hayFiltros } from '#domain/cvs/filtros.ts'
import type { Api } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { type Busqueda, getOffset, TAMANO_DE_PAGINA } from './busqueda.ts'
import {
  EtiquetasPuestos,
  GetCV,
  GetCVs,
  GetCVsParecidos,
  type GetCVsParecidosQueryVariables,
  type GetCVsQuery,
  InsertEtiquetaPuesto,
} from './cvs.generated.ts'

export type CvDeLista = GetCVsQuery['appInfo']['getCVs'][number]

const CVS = ['cvs'] as const
const LECTURA_MS = 2_000
const VUELTAS = 15

/** The filter, as the contract has it. */
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

/** Options of staff. The contract takes any text, so one that came from elsewhere joins the list. */
const ESTADOS = [ESTADO_INICIAL, 'Pendiente de validar', 'Pendiente a actualizar', 'Contratado', 'Descartado']

export const listEstados = (actual: string = ESTADO_INICIAL): string[] =>
  ESTADOS.includes(actual) ? ESTADOS : [...ESTADOS, actual]

/** Spec §4: the select rests this long before a new tag is sent. */
const PAUSA_MS = 1_000

/** The tags that exist, and how one more comes to be. */
export function useEtiquetasPuestos() {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { data: etiquetas = [] } = useQuery(etiquetasPuestosQuery(api))
  const enCamino = useRef<Promise<unknown>>(Promise.resolve())

  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: async (puesto: string) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSA_MS))
      const { id } = (await api(InsertEtiquetaPuesto, { etiqueta: puesto })).insertEtiquetaPuesto
      const { queryKey } = etiquetasPuestosQuery(api)
      // The server may know the tag by another spelling that this list has not heard of.
      const conocida = queryClient.getQueryData(queryKey)?.find((etiqueta) => etiqueta.id === id)
      if (!conocida) queryClient.setQueryData(queryKey, (lista = []) => [...lista, { id, puesto }])
      void queryClient.invalidateQueries({ queryKey })
      return conocida?.puesto ?? puesto
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })

  /** The tag as it is called from now on; null where the server refused it. */
  const createEtiqueta = (puesto: string): Promise<string | null> => {
    const creada = mutateAsync(puesto).catch(() => null)
    enCamino.current = creada
    return creada
  }
  return {
    puestos: etiquetas.map(({ puesto }) => puesto),
    createEtiqueta,
    creando: isPending ? variables : null,
    /** Settled when no tag is on its way. */
    enCamino,
  }
}

const PENDIENTES = '/admin/cv/pendientes'

/** One screen with several addresses: what is shown stands in the address, so back and reload keep it. */
export type VistaDePendientes =
  | 'bandeja'
  | 'por-actualizar'
  | 'mensajes'
  | 'retencion'
  | 'eliminados'
  | 'subir'

const VISTAS: readonly VistaDePendientes[] = [
  'por-actualizar',
  'mensajes',
  'retencion',
  'eliminados',
  'subir',
]

export const getVista = (params: URLSearchParams): VistaDePendientes =>
  VISTAS.find((vista) => vista === params.get('vista')) ?? 'bandeja'

/** People asked to bring their CV up to date, by what became of the link. */
export type FiltroDeEnlace = 'todos' | 'sinMandar' | 'esperando' | 'contestaron'

const FILTROS: readonly FiltroDeEnlace[] = ['sinMandar', 'esperando', 'contestaron']

export const getFiltro = (params: URLSearchParams): FiltroDeEnlace =>
  FILTROS.find((filtro) => filtro === params.get('enlace')) ?? 'todos'

export const getRevisado = (params: URLSearchParams): string | null => params.get('revisar')

export function toVista(vista: VistaDePendientes, pagina = 1, filtro: FiltroDeEnlace = 'todos'): string {
  const params = new URLSearchParams()
  if (vista !== 'bandeja') params.set('vista', vista)
  if (filtro !== 'todos') params.set('enlace', filtro)
  if (pagina > 1) params.set('pagina', String(pagina))
  const texto = params.toString()
  return texto ? `${PENDIENTES}?${texto}` : PENDIENTES
}

/** Back to where a submission was opened: a position, or the tray, and there the page on which it stands by now. */
export function getRegreso(state: unknown, pagina?: number): { a: string; texto: string } {
  const volver = (state as { volver?: string } | null)?.volver ?? PENDIENTES
  if (!volver.startsWith(PENDIENTES)) return { a: volver, texto: 'Regresar a la vacante' }
  return { a: pagina ? toVista('bandeja', pagina) : volver, texto: 'Regresar a CVs Pendientes' }
}

/** An upload of many files. */
export const toSubida = (idSubida: string): string =>
  `${PENDIENTES}?vista=subir&subida=${encodeURIComponent(idSubida)}`

export const toRevision = (idEnvio: string): string => `${PENDIENTES}?revisar=${encodeURIComponent(idEnvio)}`
