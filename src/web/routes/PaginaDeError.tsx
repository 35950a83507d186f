import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { sesionQuery } from '../features/sesion/sesion-query.ts'
import { useApi } from '../lib/site.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { botonClassName } from '../ui/Boton.tsx'
import { MarcoDeAcceso } from './acceso/MarcoDeAcceso.tsx'

export function PaginaDeError({ titulo, children }: { titulo: string; children: ReactNode }) {
  const { data: sesion } = useQuery(sesionQuery(useApi()))
  // Until the page is taken over it is the server's, which asks nobody who they are.
  const inicio = useHydrated() && sesion?.conexion ? '/dashboard' : '/'
  return (
    <MarcoDeAcceso titulo={titulo} conPie={false}>
      <h1>{titulo}</h1>
      <p>{children}</p>
      <Link to={inicio} className={botonClassName('primario')}>
        Ir al inicio
      </Link>
    </MarcoDeAcceso>
  )
}

export function NoExiste() {
  return (
    <PaginaDeError titulo="Esta página no existe">
      La dirección está mal escrita o la página cambió de lugar.
    </PaginaDeError>
  )
}

/** What a guard answered, or what nobody foresaw. */
export function ErrorDeRuta() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NoExiste />
  return (
    <PaginaDeError titulo="Algo falló de nuestro lado">
      Ya quedó registrado. Vuelve a intentarlo en un momento.
    </PaginaDeError>
  )
}
