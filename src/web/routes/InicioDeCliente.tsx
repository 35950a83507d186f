import { useQuery } from '@tanstack/react-query'
import { InicioDeCliente } from '#features/cliente/web/InicioDeCliente.tsx'
import { informesQuery, rondasQuery } from '#features/cliente/web/rondas-query.ts'
import { sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo, useApi } from '../lib/site.tsx'
import { Cabeza } from '../ui/Regreso.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [rondasQuery(api), informesQuery(api)])

export function Component() {
  const empresas = useQuery(sesionQuery(useApi())).data?.usuario?.empresas ?? []
  return (
    <>
      <Titulo>Inicio</Titulo>
      <Cabeza titulo={empresas.length === 1 ? empresas[0]?.nombre_comercial : 'Inicio'}>
        Lo que publica la consultora, para leer y descargar.
      </Cabeza>
      <InicioDeCliente
        conEmpresa={empresas.length > 1}
        enlaces={{
          resultados: (idClima) => `/cliente/resultados?clima=${idClima}`,
          plan: (idClima) => `/cliente/plan?clima=${idClima}`,
        }}
      />
    </>
  )
}
