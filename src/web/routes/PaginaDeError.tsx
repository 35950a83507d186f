import type { ReactNode } from 'react'
import { Link } from 'react-router'
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

export function ErrorInesperado() {
  return (
    <PaginaDeError titulo="Algo falló de nuestro lado">
      Ya quedó registrado. Vuelve a intentarlo en un momento.
    </PaginaDeError>
  )
}
