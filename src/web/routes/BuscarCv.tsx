import { Link, type LoaderFunctionArgs } from 'react-router'
import { BuscadorDeCvs } from '#features/cvs/web/BuscadorDeCvs.tsx'
import { parseBusqueda } from '#features/cvs/web/busqueda.ts'
import { busquedasQuery } from '#features/cvs/web/busquedas/busquedas-queries.ts'
import { cvsQuery, etiquetasPuestosQuery } from '#features/cvs/web/direcciones-de-pendientes.ts'
import { PestanasDeCv } from '#features/cvs/web/PestanasDeCv.tsx'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo } from '../lib/site.tsx'
import { botonClassName } from '../ui/Boton.tsx'
import { Icono } from '../ui/Icono.tsx'
import { Cabeza } from '../ui/Regreso.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  ({ request }: LoaderFunctionArgs) =>
    prefetch(queryClient, [
      cvsQuery(api, parseBusqueda(new URL(request.url).searchParams)),
      etiquetasPuestosQuery(api),
      busquedasQuery(api),
    ])

export function Component() {
  return (
    <>
      <Titulo>Buscar CV</Titulo>
      <Cabeza
        titulo="Buscar CV"
        corto
        acciones={
          <Link to="/admin/cv/ingresar" className={botonClassName('primario')}>
            <Icono nombre="mas" />
            Ingresar CV
          </Link>
        }
      />
      <PestanasDeCv />
      <BuscadorDeCvs />
    </>
  )
}
