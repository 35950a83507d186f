import { useQuery } from '@tanstack/react-query'
import { InicioDeCliente } from '#features/cliente/web/InicioDeCliente.tsx'
import { listPublicadas } from '#features/cliente/web/rondas.ts'
import { informesQuery, rondasQuery } from '#features/cliente/web/rondas-query.ts'
import { sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import { UltimoResultado, ultimoResultadoQueries } from '#features/resultados/web/cliente/CifrasDeCliente.tsx'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo, useApi } from '../lib/site.tsx'
import { Cabeza } from '../ui/Regreso.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  async () => {
    await prefetch(queryClient, [rondasQuery(api), informesQuery(api)])
    const [ultima] = listPublicadas(queryClient.getQueryData(rondasQuery(api).queryKey) ?? [])
    return ultima ? prefetch(queryClient, ultimoResultadoQueries(api, ultima.id)) : null
  }

const RESULTADOS = (idClima: string) => `/cliente/resultados?clima=${idClima}`

export function Component() {
  const api = useApi()
  const empresas = useQuery(sesionQuery(api)).data?.usuario?.empresas ?? []
  const conEmpresa = empresas.length > 1
  const [ultima] = listPublicadas(useQuery(rondasQuery(api)).data ?? [])
  return (
    <>
      <Titulo>Inicio</Titulo>
      <Cabeza titulo={empresas.length === 1 ? empresas[0]?.nombre_comercial : 'Inicio'}>
        Lo que publica la consultora, para leer y descargar.
      </Cabeza>
      <InicioDeCliente
        conEmpresa={conEmpresa}
        ultimo={
          ultima && (
            <UltimoResultado
              ronda={ultima}
              empresa={conEmpresa ? ultima.empresa : null}
              enlace={RESULTADOS(ultima.id)}
            />
          )
        }
        enlaces={{
          resultados: RESULTADOS,
          plan: (idClima) => `/cliente/plan?clima=${idClima}`,
        }}
      />
    </>
  )
}
