import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../lib/site.tsx'
import { UpdateInforme } from './informe.generated.ts'
import { INFORME, type Informe, informeQuery } from './informe-queries.ts'

/** Saves what was chosen as it is chosen. Where somebody else did meanwhile, the screen shows what holds now. */
export function useElecciones(idClima: string) {
  const api = useApi()
  const client = useQueryClient()
  const key = informeQuery(api, idClima).queryKey
  return useMutation({
    // One after the other: each knows the revision that the one before left.
    scope: { id: `informe ${idClima}` },
    mutationFn: async (change: (informe: Informe) => Informe) => {
      const before = client.getQueryData(key)
      if (!before) return
      const informe = change(before.getInforme)
      client.setQueryData(key, { ...before, getInforme: informe })
      const elecciones = {
        destinatario: informe.destinatario,
        idClimaAntes: informe.idClimaAntes ?? null,
        orden: informe.secciones.filter(({ fija }) => !fija).map(({ clave }) => clave),
        apagadas: informe.secciones
          .filter(({ fija, incluida }) => !fija && !incluida)
          .map(({ clave }) => clave),
        encendidas: informe.secciones
          .filter(({ fija, incluida }) => !fija && incluida)
          .map(({ clave }) => clave),
        decidir: informe.decidir,
      }
      await api(UpdateInforme, { idClima, elecciones, revision: before.getInforme.revision })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [...INFORME, idClima] }),
  })
}
