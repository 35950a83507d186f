import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { firma } from '../content/firma.ts'
import { botonClassName } from '../ui/Boton.tsx'
import { Marca } from '../ui/Marca.tsx'
import styles from './Login.module.css'

export function PaginaDeError({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <>
      <title>{`${titulo} | ${firma.nombre}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.pagina}>
        <header className={styles.alto}>
          <Link to="/" className={styles.marca} aria-label={`${firma.nombre}, ir al inicio`}>
            <Marca nombre={firma.nombre} />
          </Link>
        </header>
        <main className={styles.columna}>
          <h1>{titulo}</h1>
          <p>{children}</p>
          <Link to="/" className={botonClassName('primario')}>
            Ir al inicio
          </Link>
        </main>
      </div>
    </>
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
