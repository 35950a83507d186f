import { firma } from '#web/content/firma.ts'
import { pie } from '#web/content/navegacion.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { Marca } from '#web/ui/Marca.tsx'
import styles from './Pie.module.css'

export function Pie() {
  return (
    <footer className={styles.pie}>
      <Enlace to="/" className={styles.marca}>
        <Marca nombre={firma.nombre} />
      </Enlace>
      <div className={styles.filas}>
        {pie.columnas.map(({ titulo, enlaces }) => (
          <nav key={titulo} aria-label={titulo}>
            <h2>{titulo}</h2>
            <ul>
              {enlaces.map(({ texto, ruta }) => (
                <li key={ruta}>
                  <Enlace to={ruta}>{texto}</Enlace>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2>{pie.contacto}</h2>
          <address>
            <ul>
              <li>
                <a href={`mailto:${firma.correo}`}>{firma.correo}</a>
              </li>
              <li>
                <a href={firma.telefono.enlace}>{firma.telefono.texto}</a>
              </li>
              <li>{firma.oficina.localidad}</li>
            </ul>
          </address>
        </div>
      </div>
      <div className={styles.legal}>
        <span>
          © {firma.anio} {firma.nombre}
        </span>
        <span className="cifra">
          {pie.version} {firma.version}
        </span>
      </div>
    </footer>
  )
}
