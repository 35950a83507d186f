import { formatTel } from '#domain/firma/firma.ts'
import { formatMailto } from '#domain/texto/mailto.ts'
import { producto } from '#web/content/producto.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { useFirma } from '#web/lib/site.tsx'
import styles from './PieDeLinea.module.css'

/** The foot of every page but the home page: a task needs no second end. */
export function PieDeLinea() {
  const { nombre, razonSocial, correo, telefono } = useFirma()
  return (
    <footer className={styles.pie}>
      <span>
        © {producto.anio} {razonSocial || nombre}
      </span>
      <span className="cifra">Versión {producto.version}</span>
      <nav aria-label="Pie">
        <Enlace to="/aviso-de-privacidad">Aviso de privacidad</Enlace>
        <a href={formatMailto(correo)}>{correo}</a>
        {telefono && (
          <a href={formatTel(telefono)} className="cifra">
            {telefono}
          </a>
        )}
      </nav>
    </footer>
  )
}
