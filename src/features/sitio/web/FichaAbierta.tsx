import { textosDeServicio as textos } from '#web/content/lineas-de-servicio.ts'
import type { Servicio } from '#web/content/tipos.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './FichaAbierta.module.css'
import { Glifo } from './Glifo.tsx'

interface FichaAbiertaProps {
  servicio: Servicio
  abierta: boolean
  rutaDeCierre: string
  onCerrar: () => void
}

/** A service in full. Its text is part of the page also while it is closed, for search engines. */
export function FichaAbierta({ servicio, abierta, rutaDeCierre, onCerrar }: FichaAbiertaProps) {
  const titulo = `titulo-${servicio.slug}`
  return (
    <Dialogo abierto={abierta} onCerrar={onCerrar} className={styles.velo} aria-labelledby={titulo}>
      <div className={styles.ficha}>
        <header>
          <Glifo clave={servicio.glifo} className={styles.glifo} />
          <h2 id={titulo}>{servicio.tituloPartido ?? servicio.titulo}</h2>
        </header>
        <div className={styles.cuerpo}>
          {/* A link, so that it closes without scripts too. */}
          <Enlace
            to={rutaDeCierre}
            className={styles.cierra}
            aria-label={textos.cerrar}
            onClick={(event) => {
              event.preventDefault()
              onCerrar()
            }}
          >
            <Icono nombre="cerrar" />
          </Enlace>
          <h3>{textos.importancia}</h3>
          <p>{servicio.importancia}</p>
          <h3>{textos.beneficios}</h3>
          <ul>
            {servicio.beneficios.map((beneficio) => (
              <li key={beneficio}>{beneficio}</li>
            ))}
          </ul>
          <Enlace to={textos.propuesta.ruta} className={botonClassName('primario')}>
            {textos.propuesta.texto}
          </Enlace>
        </div>
      </div>
    </Dialogo>
  )
}
