import { useSearchParams } from 'react-router'
import { firma } from '../content/firma.ts'
import { Bitacora } from '../features/equipo/Bitacora.tsx'
import { Equipo } from '../features/equipo/Equipo.tsx'
import { equipoQuery } from '../features/equipo/equipo-queries.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [equipoQuery(api)])

export function Component() {
  const isBitacora = useSearchParams()[0].get('vista') === 'bitacora'
  return (
    <>
      <title>{`${isBitacora ? 'Bitácora' : 'Equipo'} | ${firma.nombre}`}</title>
      {isBitacora ? <Bitacora regreso="/admin/equipo" /> : <Equipo bitacora="?vista=bitacora" />}
    </>
  )
}
