import { useQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import { getFiltro, getRevisado, getVista, toVista } from '#features/cvs/web/direcciones-de-pendientes.ts'
import { Eliminados } from '#features/cvs/web/pendientes/Eliminados.tsx'
import { Pendientes } from '#features/cvs/web/pendientes/Pendientes.tsx'
import {
  eliminadosQuery,
  envioQuery,
  enviosQuery,
  mensajesQuery,
  pendientesQuery,
  porActualizarQuery,
  retencionQuery,
} from '#features/cvs/web/pendientes/pendientes-queries.ts'
import { Retencion } from '#features/cvs/web/pendientes/Retencion.tsx'
import { RevisionDeCv } from '#features/cvs/web/pendientes/RevisionDeCv.tsx'
import { SubirVarios } from '#features/cvs/web/subir/SubirVarios.tsx'
import { subidaQuery, subidasQuery } from '#features/cvs/web/subir/use-subir.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo, useApi } from '../lib/site.tsx'
import { parsePagina } from '../lib/use-parametros.ts'
import { Cabeza, Regreso } from '../ui/Regreso.tsx'
import { Vacio } from '../ui/Vacio.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const revisado = getRevisado(searchParams)
    if (revisado) return prefetch(queryClient, [envioQuery(api, revisado)])
    const pagina = parsePagina(searchParams.get('pagina'))
    const idSubida = searchParams.get('subida')
    const listas = {
      bandeja: enviosQuery(api, pagina),
      'por-actualizar': porActualizarQuery(api, getFiltro(searchParams), pagina),
      mensajes: mensajesQuery(api, pagina),
      retencion: retencionQuery(api, pagina),
      eliminados: eliminadosQuery(api, pagina),
      subir: idSubida ? subidaQuery(api, idSubida) : subidasQuery(api),
    }
    return prefetch(queryClient, [pendientesQuery(api), listas[getVista(searchParams)]])
  }

export function Component() {
  const [params] = useSearchParams()
  const { data: sesion } = useQuery(sesionQuery(useApi()))
  const isAdministrador = sesion?.usuario?.rol === 'administrador'
  const revisado = getRevisado(params)
  const vista = getVista(params)
  const pagina = parsePagina(params.get('pagina'))
  return (
    <>
      <Titulo>CVs Pendientes a Actualizar</Titulo>
      {revisado ? (
        <RevisionDeCv idEnvio={revisado} />
      ) : (vista === 'retencion' || vista === 'eliminados') && !isAdministrador ? (
        <>
          <Cabeza
            titulo={vista === 'retencion' ? 'Retención' : 'Eliminados'}
            regreso={<Regreso a={toVista('bandeja')} texto="Regresar a CVs Pendientes" />}
          />
          <Vacio titulo="Solo un administrador decide qué se borra.">
            <p>
              Qué se borra y cuándo se ve también en{' '}
              <Link to={toVista('por-actualizar')}>Por actualizar</Link>.
            </p>
          </Vacio>
        </>
      ) : vista === 'subir' ? (
        <SubirVarios idSubida={params.get('subida')} />
      ) : vista === 'eliminados' ? (
        <Eliminados pagina={pagina} />
      ) : vista === 'retencion' ? (
        <Retencion pagina={pagina} />
      ) : (
        <Pendientes vista={vista} pagina={pagina} filtro={getFiltro(params)} conRetencion={isAdministrador} />
      )}
    </>
  )
}
