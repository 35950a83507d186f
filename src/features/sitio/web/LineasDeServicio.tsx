import { home } from '#web/content/home.ts'
import { lineasDeServicio } from '#web/content/lineas-de-servicio.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './LineasDeServicio.module.css'
import { formatRutaDeServicio } from './ruta-de-servicio.ts'

/** The three lines of service as bands, each with the way to every service. */
export function LineasDeServicio() {
  return (
    <section id="servicios" className={styles.servicios} tabIndex={-1} aria-labelledby="titulo-servicios">
      <h2 id="titulo-servicios">{home.servicios.titulo}</h2>
      {lineasDeServicio.map((linea) => (
        <article key={linea.ruta} className={`${styles.linea} ${styles[linea.tono]}`}>
          <span className={`${styles.cuenta} cifra`} aria-hidden="true">
            {linea.servicios.length}
          </span>
          <div className={styles.que}>
            <h3>
              <Enlace to={linea.ruta}>{linea.tituloPartido ?? linea.titulo}</Enlace>
            </h3>
            <p>{linea.proposito}</p>
          </div>
          <ul>
            {linea.servicios.map((servicio) => (
              <li key={servicio.slug}>
                <Enlace to={formatRutaDeServicio(linea.ruta, servicio.slug)}>
                  {servicio.titulo}
                  <Icono nombre="derecha" />
                </Enlace>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  )
}
