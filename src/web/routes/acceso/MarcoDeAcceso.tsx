import type { ReactNode } from 'react'
import { producto } from '../../content/producto.ts'
import { Enlace } from '../../lib/Enlace.tsx'
import { Titulo, useFirma } from '../../lib/site.tsx'
import { Marca } from '../../ui/Marca.tsx'
import styles from './MarcoDeAcceso.module.css'

interface MarcoDeAccesoProps {
  titulo: string
  /** False where there is nothing to add. */
  conPie?: boolean
  /** The bar of the public pages, on the one that is among them. */
  barra?: ReactNode
  children: ReactNode
}

/** The frame of the screens by which somebody comes in, or finds nothing. */
export function MarcoDeAcceso({ titulo, conPie = true, barra, children }: MarcoDeAccesoProps) {
  const { nombre } = useFirma()
  return (
    <>
      <Titulo>{titulo}</Titulo>
      <meta name="robots" content="noindex" />
      <div className={styles.pagina}>
        {barra ?? (
          <header className={styles.alto}>
            <Enlace to="/" className={styles.marca} aria-label={`${nombre}, ir al inicio`}>
              <Marca nombre={nombre} />
            </Enlace>
          </header>
        )}
        <main id="contenido" tabIndex={-1} className={styles.columna}>
          {children}
        </main>
        {conPie && (
          <footer className={styles.pie}>
            <span>
              © {producto.anio} {nombre}
            </span>
            <span>Versión {producto.version}</span>
          </footer>
        )}
      </div>
    </>
  )
}
