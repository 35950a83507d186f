import { Etiquetas } from '#features/cvs/web/etiquetas/Etiquetas.tsx'
import { etiquetasQuery } from '#features/cvs/web/etiquetas/etiquetas-queries.ts'
import { firma } from '../content/firma.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [etiquetasQuery(api)])

export function Component() {
  return (
    <>
      <title>{`Etiquetas | ${firma.nombre}`}</title>
      <Etiquetas />
    </>
  )
}
