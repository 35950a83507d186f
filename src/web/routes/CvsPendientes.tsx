import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { firma } from '../content/firma.ts'
import { getFiltro, getPagina, getRevisado, getVista } from '../features/cvs/pendientes/direcciones.ts'
import { Pendientes } from '../features/cvs/pendientes/Pendientes.tsx'
import {
  envioQuery,
  enviosQuery,
  mensajesQuery,
  pendientesQuery,
  porActualizarQuery,
} from '../features/cvs/pendientes/pendientes-queries.ts'
import { RevisionDeCv } from '../features/cvs/pendientes/RevisionDeCv.tsx'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const revisado = getRevisado(searchParams)
    if (revisado) return prefetch(queryClient, [envioQuery(api, revisado)])
    const pagina = getPagina(searchParams)
    const listas = {
      bandeja: enviosQuery(api, pagina),
      'por-actualizar': porActualizarQuery(api, getFiltro(searchParams), pagina),
      mensajes: mensajesQuery(api, pagina),
    }
    return prefetch(queryClient, [pendientesQuery(api), listas[getVista(searchParams)]])
  }

export function Component() {
  const [params] = useSearchParams()
  const revisado = getRevisado(params)
  return (
    <>
      <title>{`CVs Pendientes a Actualizar | ${firma.nombre}`}</title>
      {revisado ? (
        <RevisionDeCv idEnvio={revisado} />
      ) : (
        <Pendientes vista={getVista(params)} pagina={getPagina(params)} filtro={getFiltro(params)} />
      )}
    </>
  )
}
