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
  isPasajero: false,
}
const DE_ADMINISTRADOR = {
  titulo: 'Esta página es de los administradores',
  texto: 'Tu cuenta es de consultor. Si necesitas algo de aquí, pídeselo a un administrador de tu equipo.',
  isPasajero: false,
}
const FALLO = {
  titulo: 'Algo falló de nuestro lado',
  texto: 'Vuelve a intentarlo en un momento. Si se repite, actualiza tu navegador.',
  isPasajero: true,
}

/** The page for a guard's answer, or for what nobody foresaw. */
export function describeError(error: unknown) {
  if (!isRouteErrorResponse(error)) return FALLO
  if (error.status === 403) return DE_ADMINISTRADOR
  return error.status === 404 ? NO_EXISTE : FALLO
}

export const NoExiste = () => <PaginaDeError titulo={NO_EXISTE.titulo}>{NO_EXISTE.texto}</PaginaDeError>

export function ErrorDeRuta() {
  const { titulo, texto } = describeError(useRouteError())
  return <PaginaDeError titulo={titulo}>{texto}</PaginaDeError>
}
