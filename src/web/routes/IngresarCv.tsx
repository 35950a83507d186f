import { etiquetasPuestosQuery } from '#features/cvs/web/direcciones-de-pendientes.ts'
import { IngresoDeCv } from '#features/cvs/web/IngresoDeCv.tsx'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo } from '../lib/site.tsx'
import { Cabeza } from '../ui/Regreso.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [etiquetasPuestosQuery(api)])

export function Component() {
  return (
    <>
      <Titulo>Ingresar CV</Titulo>
      <Cabeza titulo="Ingresar CV">Lo que no dice «opcional» es obligatorio.</Cabeza>
      <IngresoDeCv />
    </>
  )
}
