import type { ReactNode } from 'react'
import { firma } from '../../content/firma.ts'
import { Enlace } from '../../lib/Enlace.tsx'
import { Marca } from '../../ui/Marca.tsx'
import styles from './MarcoDeAcceso.module.css'

interface MarcoDeAccesoProps {
  titulo: string
  /** False where there is nothing to add. */
  conPie?: boolean
  /** Of the public pages, on the one that is among them. */
  barra?: ReactNode
  children: ReactNode
}

/** The frame of the screens by which somebody comes in, or finds nothing. */
export function MarcoDeAcceso({ titulo, conPie = true, barra, children }: MarcoDeAccesoProps) {
  return (
    <>
      <title>{`${titulo} | ${firma.nombre}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.pagina}>
        {barra ?? (
          <header className={styles.alto}>
            <Enlace to="/" className={styles.marca} aria-label={`${firma.nombre}, ir al inicio`}>
              <Marca nombre={firma.nombre} />
            </Enlace>
          </header>
        )}
        <main id="contenido" tabIndex={-1} className={styles.columna}>
          {children}
        </main>
        {conPie && (
          <footer className={styles.pie}>
            <span>
              © {firma.anio} {firma.nombre}
            </span>
            <span>Versión {firma.version}</span>
          </footer>
        )}
      </div>
    </>
  )
}
