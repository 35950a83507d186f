import { Etiquetas } from '#features/cvs/web/etiquetas/Etiquetas.tsx'
import { etiquetasQuery } from '#features/cvs/web/etiquetas/etiquetas-queries.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo } from '../lib/site.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [etiquetasQuery(api)])

export function Component() {
  return (
    <>
      <Titulo>Etiquetas</Titulo>
      <Etiquetas />
    </>
  )
}
