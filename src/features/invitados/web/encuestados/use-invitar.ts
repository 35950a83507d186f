import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailureAsSpecified, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { getClaveDeTrabajo } from '#web/lib/trabajos/trabajos-query.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { InsertNewEncuesta, InsertNewEncuestas, InsertTokens } from './encuestados.generated.ts'

export type Invitacion = { idGrupoDeOpinion: string; correos: string[]; sinCorreo?: number }

/** One of: a list for a group (null: one token without address), tokens without address for a group, or lists for several groups. */
export type Pedido =
  | { de: 'lista'; idGrupo: string; correos: string[] | null }
  | { de: 'tokens'; idGrupo: string; cantidad: number }
  | { de: 'archivo'; invitaciones: Invitacion[] }

/** What the server said, and the tokens it made. */
export type Hecho = { mensaje: string; tokens: readonly string[]; idGrupo: string | null }

async function send(api: Api, idClima: string, pedido: Pedido, onHecho: (hecho: Hecho) => void) {
  const note = (mensaje: string, idGrupo: string | null, tokens: readonly string[] = []) => {
    onHecho({ mensaje, tokens, idGrupo })
    return mensaje
  }
  if (pedido.de === 'archivo') {
    const { invitaciones } = pedido
    return note((await api(InsertNewEncuestas, { idClima, invitaciones })).insertNewEncuestas, null)
  }
  const { idGrupo: idGrupoDeOpinion } = pedido
  if (pedido.de === 'lista') {
    const { correos } = pedido
    const { insertNewEncuesta } = await api(InsertNewEncuesta, { idClima, idGrupoDeOpinion, correos })
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
    mutationFn: (pedido: Pedido) => send(api, idClima, pedido, onHecho),
    onSuccess: (texto) => showAviso({ tono: 'bien', texto, ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailureAsSpecified(error), ms: FAILURE_MS }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: CLIMAS }),
  })
}
