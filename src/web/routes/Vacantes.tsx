import { Vacantes } from '#features/cvs/web/vacantes/Vacantes.tsx'
import { vacantesQuery } from '#features/cvs/web/vacantes/vacantes-queries.ts'
import { firma } from '../content/firma.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [vacantesQuery(api)])

export function Component() {
  return (
    <>
      <title>{`Vacantes | ${firma.nombre}`}</title>
      <Vacantes />
    </>
  )
}
