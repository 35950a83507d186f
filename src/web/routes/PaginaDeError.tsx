import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { Enlace } from '../lib/Enlace.tsx'
import { botonClassName } from '../ui/Boton.tsx'
import { PaginaSuelta } from '../ui/PaginaSuelta.tsx'
import { MarcoDeAcceso } from './acceso/MarcoDeAcceso.tsx'

interface PaginaDeErrorProps {
  titulo: string
  texto: string
  /** The bar of the public pages, on those that are among them. */
  barra?: ReactNode
  /** Ways on; one to the home page where nothing else is told. */
  vias?: ReactNode
  children?: ReactNode
}

export const PaginaDeError = ({ titulo, texto, barra, vias, children }: PaginaDeErrorProps) => (
  <MarcoDeAcceso titulo={titulo} entera barra={barra}>
    <PaginaSuelta
      titulo={titulo}
      vias={
        vias ?? (
          <Enlace to="/" className={botonClassName('primario')}>
            Ir al inicio
          </Enlace>
        )
      }
    >
      <p>{texto}</p>
      {children}
    </PaginaSuelta>
  </MarcoDeAcceso>
)

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

export const NoExiste = ({ barra }: { barra?: ReactNode }) => (
  <PaginaDeError
    {...NO_EXISTE}
    barra={barra}
    vias={
      <>
        <Enlace to="/" className={botonClassName('primario')}>
          Ir al inicio
        </Enlace>
        <Enlace to="/#contacto" className={botonClassName('secundario')}>
          Contacto
        </Enlace>
      </>
    }
  />
)

export function ErrorDeRuta() {
  const aqui = useLocation()
  const { titulo, texto, isPasajero } = describeError(useRouteError())
  return (
    <PaginaDeError
      titulo={titulo}
      texto={texto}
      vias={
        !isPasajero ? undefined : (
          <>
            {/* The same address anew, also where no script came. */}
            <Link to={aqui} reloadDocument className={botonClassName('primario')}>
              Volver a cargar
            </Link>
            <Enlace to="/" className={botonClassName('secundario')}>
              Ir al inicio
            </Enlace>
          </>
        )
      }
    />
  )
}
