import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ClimaInput as Documento } from '#domain/climas/clima-input.ts'
import { EN_BLANCO, type Estructura, SIN_GRUPOS } from '#domain/climas/en-blanco.ts'
import type { Api } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { type ClimaInput, InsertClimaOrganizacional, PlantillaDeClima } from '../climas.generated.ts'
import { getDocumento } from '../climas-queries.ts'
import type { Origen, Propio } from './origen.ts'

async function getDocumentoDeOrigen(
  api: Api,
  origen: Origen,
  propio: Propio,
): Promise<Documento | Estructura> {
  switch (origen.de) {
    case 'plantilla': {
      const { idEmpresa, fechaInicio } = propio
      const { appInfo } = await api(PlantillaDeClima, { idEmpresa, fechaInicio })
      return JSON.parse(appInfo.getPlantillaDeClima) as Documento
    }
    case 'ronda': {
      const documento = await getDocumento(api, origen.idClima, false)
      // The groups of another company are none of this one's.
      return documento.idEmpresa === propio.idEmpresa ? documento : { ...documento, ...SIN_GRUPOS }
    }
    case 'blanco':
      return EN_BLANCO
    case 'hoja':
      if (!origen.libro?.traido) throw new Error('no sheet')
      return origen.libro.traido.estructura
    case 'archivo':
      if (!origen.archivo?.ok) throw new Error('no document')
      return origen.archivo.valor
  }
}

export function useInsertClima(onCreado: (idClima: string) => Promise<void> | void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  return useMutation({
    mutationFn: async ({ origen, propio }: { origen: Origen; propio: Propio }) => {
      const documento = await getDocumentoDeOrigen(api, origen, propio)
      const clima = { ...documento, ...propio } as ClimaInput
      return (await api(InsertClimaOrganizacional, { clima })).insertClimaOrganizacional
    },
    onSuccess: async ({ id, mensaje }) => {
      await queryClient.invalidateQueries({ queryKey: CLIMAS })
      await onCreado(id)
      showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
}
