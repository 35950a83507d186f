import { Link, useLocation } from 'react-router'
import { findArticuloDePantalla } from './articulo-de-pantalla.ts'
import styles from './EnlaceDeAyuda.module.css'

/** The "?" of every screen: what the manual says of it. */
export function EnlaceDeAyuda() {
  const { pathname, search } = useLocation()
  const articulo = findArticuloDePantalla(pathname, search)
  if (!articulo) return null
  return (
    <Link
      to={`/admin/ayuda?articulo=${articulo}`}
      className={styles.enlace}
      aria-label="Ayuda de esta pantalla"
      title="Ayuda de esta pantalla"
    >
      ?
    </Link>
  )
}
