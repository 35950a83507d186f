import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useRevision } from '#web/lib/use-revision.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { type ClimaInput, UpdateClimaOrganizacional } from '../climas.generated.ts'
import { getEstructura } from '../climas-queries.ts'
import { type Borrador, type Parte, toBorrador } from './borrador.ts'
import { type Leido, listCambios } from './cambios.ts'
import { toClimaInput } from './to-clima-input.ts'

/** After a save what was new has an id: the draft takes it over and keeps everything else, open rows included. */
export function mergeIds(borrador: Borrador, guardado: Borrador): Borrador {
  return {
    ...borrador,
    grupos: takeIds(borrador.grupos, guardado.grupos),
    areas: takeIds(borrador.areas, guardado.areas),
    partes: takeIds(borrador.partes, guardado.partes).map(
      (parte, i): Parte => ({
        ...parte,
        preguntas: takeIds(parte.preguntas, guardado.partes[i]?.preguntas ?? []),
      }),
    ),
  }
}

/** Both lists stand in the same order. */
function takeIds<T extends { id?: string }>(mios: T[], guardados: readonly { id?: string }[]): T[] {
  return mios.map((mio, i) => {
    const id = guardados[i]?.id
    return id && mio.id !== id ? { ...mio, id } : mio
  })
}

/** The refusal of a name, while the draft still has it in that year. */
export function findNombreOcupado(
  { error, variables }: Pick<ReturnType<typeof useSaveClima>['save'], 'error' | 'variables'>,
  { nombre, fechaInicio }: Borrador,
): string | null {
  const rechazado = error instanceof ApiError && error.campo === 'nombre'
  const esEse = variables?.nombre === nombre && variables.fechaInicio === fechaInicio
  return rechazado && esEse ? error.message : null
}

/** Saves the draft and reads it back, because what was new has an id now. */
export function useSaveClima(idClima: string, leido: Leido, onGuardado: (borrador: Borrador) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { saveOver, conflicto, note, getVista } = useRevision({
    vista: leido,
    getRevision: ({ revision }) => revision,
    findActual: () => getEstructura(api, idClima),
    listCambios,
  })
  const save = useMutation({
    mutationFn: async (borrador: Borrador) => {
      const clima = toClimaInput(borrador) as ClimaInput
      const mensaje = await saveOver(
        async (revision) =>
          (await api(UpdateClimaOrganizacional, { idClima, clima, revision })).updateClimaOrganizacional
            .mensaje,
      )
      const nuevo = await getEstructura(api, idClima)
      if (nuevo) note(nuevo)
      return { mensaje, guardado: nuevo ? mergeIds(borrador, toBorrador(nuevo.documento)) : borrador }
    },
    onSuccess: ({ mensaje, guardado }) => {
      onGuardado(guardado)
      showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      // Not the document: the editor holds it already.
      void queryClient.invalidateQueries({
        queryKey: CLIMAS,
        predicate: ({ queryKey }) => queryKey[1] !== 'estructura',
      })
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return { save, conflicto, note, getLeido: getVista }
}
