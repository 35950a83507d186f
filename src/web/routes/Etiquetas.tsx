import { firma } from '../content/firma.ts'
import { Etiquetas } from '../features/cvs/etiquetas/Etiquetas.tsx'
import { etiquetasQuery } from '../features/cvs/etiquetas/etiquetas-queries.ts'
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
