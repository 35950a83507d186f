import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Enlace } from '../lib/Enlace.tsx'
import { botonClassName } from '../ui/Boton.tsx'
import { MarcoDeAcceso } from './acceso/MarcoDeAcceso.tsx'

export function PaginaDeError({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <MarcoDeAcceso titulo={titulo} conPie={false}>
      <h1>{titulo}</h1>
      <p>{children}</p>
      <Enlace to="/" className={botonClassName('primario')}>
        Ir al inicio
      </Enlace>
    </MarcoDeAcceso>
  )
}

const NO_EXISTE = {
  titulo: 'Esta página no existe',
  texto: 'La dirección está mal escrita o la página cambió de lugar.',
}
const FALLO = {
  titulo: 'Algo falló de nuestro lado',
  texto: 'Ya quedó registrado. Vuelve a intentarlo en un momento.',
}

/** What a guard answered, or what nobody foresaw. */
export const describeError = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 404 ? NO_EXISTE : FALLO

export const NoExiste = () => <PaginaDeError titulo={NO_EXISTE.titulo}>{NO_EXISTE.texto}</PaginaDeError>

export function ErrorDeRuta() {
  const { titulo, texto } = describeError(useRouteError())
  return <PaginaDeError titulo={titulo}>{texto}</PaginaDeError>
}
