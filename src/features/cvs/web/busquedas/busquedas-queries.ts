import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { type Busqueda, formatBusqueda } from '../busqueda.ts'
import { GetBusquedasGuardadas, type GetBusquedasGuardadasQuery } from './busquedas.generated.ts'

export type BusquedaGuardada = GetBusquedasGuardadasQuery['appInfo']['getBusquedasGuardadas'][number]

export const busquedasQuery = (api: Api) =>
  queryOptions({
    queryKey: ['busquedas'],
    queryFn: async () => (await api(GetBusquedasGuardadas, {})).appInfo.getBusquedasGuardadas,
  })

type Guardada = Pick<BusquedaGuardada, 'id' | 'filtro' | 'etiquetas' | 'estado' | 'edad'>

const toBusqueda = ({ id, filtro, etiquetas, estado, edad }: Guardada): Busqueda => ({
  filtro,
  filtros: { etiquetas, estado, edad },
  pagina: 1,
  guardada: id,
})

export const toGuardada = (busqueda: Guardada): string =>
  `/admin/cv/buscar${formatBusqueda(toBusqueda(busqueda))}`
