import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailureAsSpecified, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { getClaveDeTrabajo } from '#web/lib/trabajos/trabajos-query.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import {
  ClimaDeEncuestados,
  type ClimaDeEncuestadosQuery,
  InsertNewEncuesta,
  InsertNewEncuestas,
  InsertTokens,
  Llegadas,
  PorRecordar,
  SalidaDeCorreos,
  SendCorreoToEncuesta,
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

/** Count of people that a round of reminders would go to: only the server knows who wanted none. */
export const porRecordarQuery = (api: Api, idClima: string, idGrupo: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'encuestados', idClima, 'porRecordar', idGrupo],
    queryFn: async () =>
      (await api(PorRecordar, { idClima, idGrupoDeOpinion: idGrupo || null })).appInfo.getPorRecordar,
    staleTime: 0,
  })

/** Ways in which the sheets of each group came in, and how many tokens it may still get; nothing once the climate is closed. */
export const llegadasQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'encuestados', idClima, 'llegadas'],
    queryFn: async () => (await api(Llegadas, { idClima })).appInfo.getLlegadas.porGrupo,
  })

/** Where this feature's screens lead; the route knows the addresses. */
export interface EnlacesDeEncuestados {
  climas: string
  clima: (idClima: string) => string
  invitacion: (idClima: string) => string
  encuestados: (idClima: string) => string
  /** The question whether to remind a group. */
  recordar: (idClima: string, idGrupo: string) => string
  sinCorreo: (idClima: string) => string
  palabras: (idClima: string) => string
  calendario: (idClima: string) => string
}

export type Invitacion = { idGrupoDeOpinion: string; correos: string[]; sinCorreo?: number }

/** Whether mails wait until the survey opens; asked where it is not open. */
export type Cuando = 'ahora' | 'alAbrir'

/** Either a list for a group (null: one token without address), tokens without address for a group, or lists for several groups. */
export type Pedido =
  | { de: 'lista'; idGrupo: string; correos: string[] | null }
  | { de: 'tokens'; idGrupo: string; cantidad: number }
  | { de: 'archivo'; invitaciones: Invitacion[] }

/** Reply of the server, and the tokens it made. */
export type Hecho = { mensaje: string; tokens: readonly string[]; idGrupo: string | null }

async function send(
  api: Api,
  idClima: string,
  { pedido, cuando }: { pedido: Pedido; cuando: Cuando },
  onHecho: (hecho: Hecho) => void,
) {
  const note = (mensaje: string, idGrupo: string | null, tokens: readonly string[] = []) => {
    onHecho({ mensaje, tokens, idGrupo })
    return mensaje
  }
  const alAbrir = cuando === 'alAbrir'
  if (pedido.de === 'archivo') {
    const { invitaciones } = pedido
    return note((await api(InsertNewEncuestas, { idClima, invitaciones, alAbrir })).insertNewEncuestas, null)
  }
  const { idGrupo: idGrupoDeOpinion } = pedido
  if (pedido.de === 'lista') {
    const { correos } = pedido
    const { insertNewEncuesta } = await api(InsertNewEncuesta, {
      idClima,
      idGrupoDeOpinion,
      correos,
      alAbrir,
    })
    // Of somebody without address the sentence carries the token.
    const [mensaje = '', token] = insertNewEncuesta.split(' Su token: ')
    return note(mensaje, idGrupoDeOpinion, token ? [token] : [])
  }
  const { insertTokens } = await api(InsertTokens, { idClima, idGrupoDeOpinion, cuantos: pedido.cantidad })
  return note(insertTokens.mensaje, idGrupoDeOpinion, insertTokens.tokens)
}

export function useInvitar(idClima: string, onHecho: (hecho: Hecho) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  return useMutation({
    mutationKey: getClaveDeTrabajo('invitaciones', idClima),
    mutationFn: (que: { pedido: Pedido; cuando: Cuando }) => send(api, idClima, que, onHecho),
    onSuccess: (texto) => showAviso({ tono: 'bien', texto, ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailureAsSpecified(error), ms: FAILURE_MS }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: CLIMAS }),
  })
}

/** The invitation again, to the address as it is now; what was said of it is read anew. */
export function useReenvio(idClima: string, onSettled?: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  return useMutation({
    mutationFn: async (envio: { idEncuesta: string; correo: string }) =>
      (await api(SendCorreoToEncuesta, { idClima, ...envio })).sendCorreoToEncuesta,
    onSuccess: (texto) => showAviso({ tono: 'bien', texto, ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailureAsSpecified(error), ms: FAILURE_MS }),
    onSettled: () => {
      onSettled?.()
      void queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
  })
}
