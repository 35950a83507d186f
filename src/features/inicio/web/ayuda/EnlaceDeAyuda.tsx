import { Link } from 'react-router'
import styles from './EnlaceDeAyuda.module.css'

/** The "?" of every screen: what the manual says of it. */
export function EnlaceDeAyuda({ articulo }: { articulo: string | null }) {
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
