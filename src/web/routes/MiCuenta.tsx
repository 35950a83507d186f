import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { factoresQuery, sesionesQuery } from '#features/cuentas/web/cuenta/factores-query.ts'
import { MiCuenta } from '#features/cuentas/web/cuenta/MiCuenta.tsx'
import { sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo, useApi, useFirma } from '../lib/site.tsx'
import { Cabeza } from '../ui/Regreso.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [sesionesQuery(api), factoresQuery(api)])

export function Component() {
  const api = useApi()
  const sesion = sesionQuery(api)
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  const { usuario = '', rol } = useQuery(sesion).data?.usuario ?? {}
  /** The guard asks again: where a factor is required, an account that has none left is led to another. */
  const followFactores = async () => {
    await queryClient.refetchQueries({ queryKey: sesion.queryKey })
    void queryClient.invalidateQueries({ queryKey: sesionesQuery(api).queryKey })
    await revalidate()
  }
  return (
    <>
      <Titulo>Mi cuenta</Titulo>
      <Cabeza titulo="Mi cuenta">
        Ingresas como <strong>{usuario}</strong>.
      </Cabeza>
      <MiCuenta
        usuario={usuario}
        firma={useFirma().nombre}
        segundoFactor="/admin/cuenta/segundo-factor"
        conAtajos={rol !== 'cliente'}
        onFactores={() => void followFactores()}
      />
    </>
  )
}
