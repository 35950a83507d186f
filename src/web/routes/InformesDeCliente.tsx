import { useQuery } from '@tanstack/react-query'
import { ListaDeInformes } from '#features/cliente/web/ListaDeInformes.tsx'
import { informesQuery } from '#features/cliente/web/rondas-query.ts'
import { useVariasEmpresas } from '#features/cuentas/web/sesion/sesion-query.ts'
import { formatFailure } from '../lib/failure-wording.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo, useApi } from '../lib/site.tsx'
import { Espera } from '../ui/Espera.tsx'
import { Cabeza } from '../ui/Regreso.tsx'
import { Vacio } from '../ui/Vacio.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [informesQuery(api)])

/** Reports that the firm handed over, to download. */
export function Component() {
  const { data, error, isFetching, refetch } = useQuery(informesQuery(useApi()))
  const conEmpresa = useVariasEmpresas()
  return (
    <>
      <Titulo>Informes</Titulo>
      <Cabeza titulo="Informes">Lo que publicó la consultora, listo para descargar.</Cabeza>
      {!data ? (
        <Espera
          texto="Buscando tus informes…"
          falla={error && !isFetching ? formatFailure(error) : null}
          onReintentar={() => void refetch()}
        />
      ) : data.length === 0 ? (
        <Vacio titulo="Por ahora no hay informes publicados">
          <p>
            Cuando la consultora publique uno te avisa por correo, y lo descargas aquí. Si antes viste alguno,
            lo retiró: ella puede decirte cuándo llega el que sigue.
          </p>
        </Vacio>
      ) : (
        <ListaDeInformes
          informes={data}
          conEmpresa={conEmpresa}
          resultados={(idClima) => `/cliente/resultados?clima=${idClima}`}
        />
      )}
    </>
  )
}
