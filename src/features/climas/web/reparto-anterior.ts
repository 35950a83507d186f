import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type RepartoAnterior, readReparto } from '#domain/resultados/pronostico.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { rondasDeEmpresasQuery } from './climas-queries.ts'
import { RepartoAnterior as repartoAnterior } from './reparto-anterior.generated.ts'

/** Seniorities of the company's last published round, for a forecast; opciones: one array as long as they are the same. Undefined: not there yet; null: none that fits. */
export function useRepartoAnterior(
  idEmpresa: string,
  opciones: readonly string[],
): RepartoAnterior | null | undefined {
  const api = useApi()
  const rondas = useQuery(rondasDeEmpresasQuery(api))
  const ultima = useMemo(
    () =>
      (rondas.data ?? [])
        .filter((ronda) => ronda.idEmpresa === idEmpresa && ronda.publicacion > 0)
        .sort((a, b) => b.fechaInicio - a.fechaInicio)[0],
    [rondas.data, idEmpresa],
  )
  const serie = useQuery({
    queryKey: [...CLIMAS, 'reparto anterior', ultima?.id],
    queryFn: async () =>
      (await api(repartoAnterior, { idClima: ultima!.id })).appInfo.climaOrganizacional?.dataProcesada
        .cantidadDeEncuestadosPorAntiguedad ?? null,
    enabled: ultima !== undefined,
  })
  return useMemo(() => {
    if (rondas.isError || serie.isError) return null
    if (!rondas.data || (ultima && serie.data === undefined)) return undefined
    const partes = ultima && serie.data && readReparto(serie.data, opciones)
    return partes ? { periodo: ultima.periodo, partes } : null
  }, [rondas.isError, rondas.data, serie.isError, serie.data, ultima, opciones])
}
