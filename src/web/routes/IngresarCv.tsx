import { etiquetasPuestosQuery } from '#features/cvs/web/direcciones-de-pendientes.ts'
import { IngresoDeCv } from '#features/cvs/web/IngresoDeCv.tsx'
import { firma } from '../content/firma.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Cabeza } from '../ui/Regreso.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [etiquetasPuestosQuery(api)])

export function Component() {
  return (
    <>
      <title>{`Ingresar CV | ${firma.nombre}`}</title>
      <Cabeza titulo="Ingresar CV">Lo que no dice «opcional» es obligatorio.</Cabeza>
      <IngresoDeCv />
    </>
  )
}
