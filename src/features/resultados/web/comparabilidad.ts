import { queryOptions } from '@tanstack/react-query'
import type { ReglaDeComparacion } from '#dibujo/resultados/graficas.ts'
import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import type { Api } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import * as op from './resultados.generated.ts'

type DatosDeComparabilidad = op.ComparabilidadQuery['appInfo']['getComparabilidad']

/** Under the climate's results: what staff declare comparable makes it stale. */
export const comparabilidadQuery = (api: Api, idClima: string, idComparado: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'resultados', idClima, 'comparabilidad', idComparado],
    queryFn: async () => (await api(op.Comparabilidad, { idClima, idComparado })).appInfo.getComparabilidad,
  })

/** What a comparison asks of each of its rows, by the name it has in either round. */
export interface ReglasDeComparacion {
  datos: DatosDeComparabilidad
  general: ReglaDeComparacion
  indicadores: ReglaDeComparacion
  variables: ReglaDeComparacion
  factoresDe: (variable: string) => ReglaDeComparacion
}

export function createReglas(datos: DatosDeComparabilidad): ReglasDeComparacion {
  const createRegla = (medidas: readonly op.DeMedidasFragment[]): ReglaDeComparacion => {
    const porNombre = new Map(medidas.map((una) => [getClaveDeNombre(una.nombre), una.comparabilidad]))
    return (nombres) => nombres.flatMap((nombre) => porNombre.get(getClaveDeNombre(nombre)) ?? [])[0] ?? null
  }
  return {
    datos,
    general: () => datos.general,
    indicadores: createRegla(datos.indicadores),
    variables: createRegla(datos.variables),
    factoresDe: (variable) =>
      createRegla(
        datos.factores.filter((una) => getClaveDeNombre(una.variable ?? '') === getClaveDeNombre(variable)),
      ),
  }
}
