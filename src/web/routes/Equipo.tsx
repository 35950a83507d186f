import { useSearchParams } from 'react-router'
import { Bitacora } from '#features/cuentas/web/equipo/Bitacora.tsx'
import { Equipo } from '#features/cuentas/web/equipo/Equipo.tsx'
import { equipoQuery } from '#features/cuentas/web/equipo/equipo-queries.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo } from '../lib/site.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [equipoQuery(api)])

export function Component() {
  const isBitacora = useSearchParams()[0].get('vista') === 'bitacora'
  return (
    <>
      <Titulo>{`${isBitacora ? 'Bitácora' : 'Equipo'}`}</Titulo>
      {isBitacora ? <Bitacora regreso="/admin/equipo" /> : <Equipo bitacora="?vista=bitacora" />}
    </>
  )
}
