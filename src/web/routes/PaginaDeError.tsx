import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { botonClassName } from '../ui/Boton.tsx'
import { MarcoDeAcceso } from './acceso/MarcoDeAcceso.tsx'

export function PaginaDeError({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <MarcoDeAcceso titulo={titulo} conPie={false}>
      <h1>{titulo}</h1>
      <p>{children}</p>
      <Link to="/" className={botonClassName('primario')}>
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
