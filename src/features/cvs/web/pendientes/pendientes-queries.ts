import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { EstadoDeEnlace } from '#contract/schema.generated.ts'
import type { Api } from '#web/lib/api.ts'
import type { FiltroDeEnlace } from '../direcciones-de-pendientes.ts'
import {
  GetCVsEliminados,
  GetCVsPorActualizar,
  type GetCVsPorActualizarQuery,
  GetEnvioDeCV,
  type GetEnvioDeCVQuery,
  GetEnviosDeCV,
  type GetEnviosDeCVQuery,
  GetMensajesDeContacto,
  type GetMensajesDeContactoQuery,
  GetPendientes,
  GetPorRevisar,
  GetRetencion,
} from './pendientes.generated.ts'

export type EnvioDeLista = GetEnviosDeCVQuery['appInfo']['getEnviosDeCV'][number]
export type EnvioAbierto = GetEnvioDeCVQuery['appInfo']['getEnvioDeCV']
export type Parecido = EnvioAbierto['envio']['parecidos'][number]
export type MensajeRecibido = GetMensajesDeContactoQuery['appInfo']['getMensajesDeContacto'][number]

export type FilaPorActualizar = GetCVsPorActualizarQuery['appInfo']['getCVsPorActualizar'][number]

export const POR_PAGINA = 25
const PENDIENTES = ['pendientes'] as const
const LECTURA_MS = 2_000
const VUELTAS = 60

/** The page of the one that so many stand before. */
export const getPaginaDe = (antes: number) => Math.floor(antes / POR_PAGINA) + 1

const getTramo = (pagina: number) => ({ limit: POR_PAGINA, cursor: (pagina - 1) * POR_PAGINA })

export const pendientesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...PENDIENTES, 'cuentas'],
    queryFn: async () => (await api(GetPendientes, {})).appInfo.getPendientes,
  })

/** For the menu, which stands on every screen. */
export const porRevisarQuery = (api: Api) =>
  queryOptions({
    queryKey: [...PENDIENTES, 'porRevisar'],
    queryFn: async () => (await api(GetPorRevisar, {})).appInfo.getPendientes.porRevisar,
  })

export const enviosQuery = (api: Api, pagina: number) =>
  queryOptions({
    queryKey: [...PENDIENTES, 'envios', pagina],
    queryFn: async () => (await api(GetEnviosDeCV, getTramo(pagina))).appInfo.getEnviosDeCV,
  })

export const envioQuery = (api: Api, idEnvio: string) =>
  queryOptions({
    queryKey: [...PENDIENTES, 'envio', idEnvio],
    queryFn: async () => (await api(GetEnvioDeCV, { idEnvio })).appInfo.getEnvioDeCV,
    // Its file may still be being read; what it says completes the screen.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < VUELTAS && data?.envio.lecturaArchivo === 'pendiente' ? LECTURA_MS : false,
  })

export const mensajesQuery = (api: Api, pagina: number) =>
  queryOptions({
    queryKey: [...PENDIENTES, 'mensajes', pagina],
    queryFn: async () => (await api(GetMensajesDeContacto, getTramo(pagina))).appInfo.getMensajesDeContacto,
  })

export const porActualizarQuery = (api: Api, filtro: FiltroDeEnlace, pagina: number) =>
  queryOptions({
    queryKey: [...PENDIENTES, 'porActualizar', filtro, pagina],
    queryFn: async () =>
      (await api(GetCVsPorActualizar, { estado: filtro === 'todos' ? null : filtro, ...getTramo(pagina) }))
        .appInfo,
  })

export const countPorActualizar = ({ sinMandar, esperando, contestaron }: Record<EstadoDeEnlace, number>) =>
  sinMandar + esperando + contestaron

export const retencionQuery = (api: Api, pagina: number) =>
  queryOptions({
    queryKey: [...PENDIENTES, 'retencion', pagina],
    queryFn: async () => (await api(GetRetencion, getTramo(pagina))).appInfo,
  })

export const eliminadosQuery = (api: Api, pagina: number) =>
  queryOptions({
    queryKey: [...PENDIENTES, 'eliminados', pagina],
    queryFn: async () => (await api(GetCVsEliminados, getTramo(pagina))).appInfo.getCVsEliminados,
  })

export const refreshPendientes = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: PENDIENTES })
