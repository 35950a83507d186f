import type { ReactNode } from 'react'
import { PieDeLinea } from '#features/sitio/web/PieDeLinea.tsx'
import { Enlace } from '../../lib/Enlace.tsx'
import { Titulo, useFirma } from '../../lib/site.tsx'
import { Logotipo } from '../../ui/Logotipo.tsx'
import styles from './MarcoDeAcceso.module.css'

interface MarcoDeAccesoProps {
  titulo: string
  /** True where what it holds takes the whole width. */
  entera?: boolean
  /** The bar of the public pages, on those that are among them. */
  barra?: ReactNode
  children: ReactNode
}

/** The frame of the screens by which somebody comes in, or finds nothing. */
export function MarcoDeAcceso({ titulo, entera = false, barra, children }: MarcoDeAccesoProps) {
  const { nombre, imagenes } = useFirma()
  return (
    <>
      <Titulo>{titulo}</Titulo>
      <meta name="robots" content="noindex" />
      <div className={styles.pagina}>
        {barra ?? (
          <header className={styles.alto}>
            <Enlace to="/" className={styles.marca} aria-label={`${nombre}, ir al inicio`}>
              <Logotipo nombre={nombre} logo={imagenes.logo} />
            </Enlace>
          </header>
        )}
        <main id="contenido" tabIndex={-1} className={entera ? styles.entera : styles.columna}>
          {children}
        </main>
        <PieDeLinea />
      </div>
    </>
  )
}
