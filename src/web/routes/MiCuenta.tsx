import { useQuery, useQueryClient } from '@tanstack/react-query'
import { firma } from '../content/firma.ts'
import { factoresQuery } from '../features/cuenta/factores-query.ts'
import { MiCuenta } from '../features/cuenta/MiCuenta.tsx'
import { sesionesQuery } from '../features/cuenta/sesiones-query.ts'
import { sesionQuery } from '../features/sesion/sesion-query.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { useApi } from '../lib/site.tsx'
import { Cabeza } from '../ui/Cabeza.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [sesionesQuery(api), factoresQuery(api)])

export function Component() {
  const sesion = sesionQuery(useApi())
  const queryClient = useQueryClient()
  const usuario = useQuery(sesion).data?.usuario?.usuario ?? ''
  return (
    <>
      <title>{`Mi cuenta | ${firma.nombre}`}</title>
      <Cabeza titulo="Mi cuenta">
        Ingresas como <strong>{usuario}</strong>.
      </Cabeza>
      <MiCuenta
        usuario={usuario}
        firma={firma.nombre}
        segundoFactor="/admin/cuenta/segundo-factor"
        onAgregada={() => void queryClient.invalidateQueries({ queryKey: sesion.queryKey })}
      />
    </>
  )
}
