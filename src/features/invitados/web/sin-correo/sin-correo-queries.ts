import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { decodeDataUrl } from '#web/lib/decode-data-url.ts'
import { formatNombreDeDescarga } from '#web/lib/download-archivo.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { saveArchivo } from '#web/ui/save-archivo.ts'
import {
  AnularLote,
  CuestionarioEnPapel,
  InsertLote,
  PersonasSinCorreo,
  type PersonasSinCorreoQuery,
  PrintPapeletas,
} from './sin-correo.generated.ts'

type AppInfo = PersonasSinCorreoQuery['appInfo']
export type ClimaSinCorreo = NonNullable<AppInfo['climaOrganizacional']>
export type Lote = AppInfo['getLotes'][number]
export type Papel = AppInfo['getAjustes']['papel']
export type Grupo = ClimaSinCorreo['gruposDeOpinion'][number]

export const personasSinCorreoQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'sin-correo', idClima],
    queryFn: async () => (await api(PersonasSinCorreo, { idClima })).appInfo,
  })

/** Where this feature's screens lead; the route knows the addresses. */
export interface EnlacesDeSinCorreo {
  climas: string
  clima: string
  modo: (modo?: string) => string
  captura: (lote: number) => string
}

type Pedido =
  | { de: 'papeletas'; idGrupo: string; cuantas: number; papel: Papel }
  | { de: 'impresion'; lote: number; cuantas: number; papel: Papel }
  | { de: 'cuestionarios'; idGrupo: string; cuantas: number; papel: Papel }
  | { de: 'cuestionario'; lote: number; papel: Papel }
  | { de: 'anulacion'; lote: number }

const save = (clima: ClimaSinCorreo, que: string, lote: number, url: string) =>
  saveArchivo(
    `${formatNombreDeDescarga(`${que} ${clima.empresa.nombre_comercial} ${clima.periodo} lote ${lote}`)}.pdf`,
    decodeDataUrl(url),
  )

async function send(api: Api, clima: ClimaSinCorreo, pedido: Pedido): Promise<string> {
  const idClima = clima.id
  const insert = async (via: 'papeleta' | 'captura', idGrupoDeOpinion: string, hojas: number) =>
    (await api(InsertLote, { idClima, idGrupoDeOpinion, via, hojas })).insertLote.numero
  const print = async (lote: number, cuantas: number, papel: Papel) => {
    save(
      clima,
      'papeletas',
      lote,
      (await api(PrintPapeletas, { idClima, lote, cuantas, papel })).printPapeletas,
    )
    return `${formatCantidad(cuantas, 'papeleta', 'papeletas')} en el archivo. No se vuelven a hacer: imprímelo y bórralo.`
  }
  const printCuestionario = async (lote: number, papel: Papel) => {
    const { appInfo } = await api(CuestionarioEnPapel, { idClima, lote, papel })
    save(clima, 'cuestionario', lote, appInfo.getCuestionarioEnPapel)
  }
  switch (pedido.de) {
    case 'papeletas':
      return print(await insert('papeleta', pedido.idGrupo, pedido.cuantas), pedido.cuantas, pedido.papel)
    case 'impresion':
      return print(pedido.lote, pedido.cuantas, pedido.papel)
    case 'cuestionarios': {
      const lote = await insert('captura', pedido.idGrupo, pedido.cuantas)
      await printCuestionario(lote, pedido.papel)
      return `Lote ${lote} abierto. Imprime ${formatCantidad(pedido.cuantas, 'copia', 'copias')} del archivo.`
    }
    case 'cuestionario':
      await printCuestionario(pedido.lote, pedido.papel)
      return 'Cuestionario en el archivo.'
    case 'anulacion':
      await api(AnularLote, { idClima, lote: pedido.lote })
      return `Se anuló lo que quedaba del lote ${pedido.lote}.`
  }
}

/** Acts on batches; what was printed goes to a file of the reader's. */
export function useLotes(clima: ClimaSinCorreo) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  return useMutation({
    mutationFn: (pedido: Pedido) => send(api, clima, pedido),
    onSuccess: (texto) => showAviso({ tono: 'bien', texto, ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: CLIMAS }),
  })
}
