import { Vacantes } from '#features/cvs/web/vacantes/Vacantes.tsx'
import { vacantesQuery } from '#features/cvs/web/vacantes/vacantes-queries.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo } from '../lib/site.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [vacantesQuery(api)])

export function Component() {
  return (
    <>
      <Titulo>Vacantes</Titulo>
      <Vacantes />
    </>
  )
}
