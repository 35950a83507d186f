import { useMutation, useQueryClient } from '@tanstack/react-query'
import { findTokenDeMensaje } from '../../../domain/encuesta/invitacion.ts'
import type { Api } from '../../lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { InsertNewEncuesta, InsertNewEncuestas } from './encuestados.generated.ts'
import { CLIMAS } from './encuestados-queries.ts'

export type Invitacion = { idGrupoDeOpinion: string; correos: string[] }

/** One of: a list for a group, tokens without address for a group, or lists for several groups. */
export type Pedido =
  | { de: 'lista'; idGrupo: string; correos: string[] }
  | { de: 'tokens'; idGrupo: string; cantidad: number }
  | { de: 'archivo'; invitaciones: Invitacion[] }

/** What the server said, and the token where it said one. */
export type Hecho = { mensaje: string; token: string | null; idGrupo: string | null }

async function send(api: Api, idClima: string, pedido: Pedido, onHecho: (hecho: Hecho) => void) {
  const note = (mensaje: string, idGrupo: string | null) => {
    onHecho({ mensaje, token: findTokenDeMensaje(mensaje), idGrupo })
    return mensaje
  }
  if (pedido.de === 'archivo') {
    const { invitaciones } = pedido
    return note((await api(InsertNewEncuestas, { idClima, invitaciones })).insertNewEncuestas, null)
  }
  const { idGrupo: idGrupoDeOpinion } = pedido
  const insert = async (correos: string[] | null) =>
    note(
      (await api(InsertNewEncuesta, { idClima, idGrupoDeOpinion, correos })).insertNewEncuesta,
      idGrupoDeOpinion,
    )
  if (pedido.de === 'lista') return insert(pedido.correos)
  // One call makes one respondent (contract); what was made before a failure is kept and shown.
  let mensaje = ''
  for (let i = 0; i < pedido.cantidad; i++) mensaje = await insert(null)
  return pedido.cantidad === 1 ? mensaje : `Se crearon ${pedido.cantidad} encuestados sin correo.`
}

export function useInvitar(idClima: string, onHecho: (hecho: Hecho) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mostrar = useAvisos()
  return useMutation({
    mutationFn: (pedido: Pedido) => send(api, idClima, pedido, onHecho),
    onSuccess: (texto) => mostrar({ tono: 'bien', texto, ms: SUCCESS_MS }),
    onError: (error) => mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: CLIMAS }),
  })
}
