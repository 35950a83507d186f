import { useQuery } from '@tanstack/react-query'
import { isGruposDePlantilla, isPlantillaContestada } from '#domain/climas/plantilla/grupos.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import type { ClimaAbierto } from './climas-queries.ts'
import { GruposDeRondas } from './grupos-de-rondas.generated.ts'

/** Whether the template's groups are the company's own by now; until that is known nothing is said against them. */
export function usePlantillaContestada({ idEmpresa, gruposDeOpinion }: ClimaAbierto): boolean {
  const api = useApi()
  const { data, isError } = useQuery({
    queryKey: [...CLIMAS, 'grupos de rondas', idEmpresa],
    queryFn: async () => (await api(GruposDeRondas, { idEmpresa })).appInfo.getClimas.climas,
    // Asked only of a climate that has them.
    enabled: isGruposDePlantilla(gruposDeOpinion),
  })
  return data ? isPlantillaContestada(data) : !isError
}
