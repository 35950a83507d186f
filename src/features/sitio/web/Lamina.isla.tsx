import { useRef } from 'react'
import { textosDeServicio as textos } from '#web/content/lineas-de-servicio.ts'
import type { PaginaDeServicio, Servicio } from '#web/content/tipos.ts'
import { isClicSimple } from '#web/lib/clic.ts'
import { changeDireccion, useBusqueda } from '#web/lib/direccion.tsx'
import { Enlace } from '#web/lib/Enlace.tsx'
import { useSiteConfig } from '#web/lib/site.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { findServicio, formatRutaDeServicio } from './barra.ts'
import { Enfasis } from './Enfasis.tsx'
import fichaAbiertaStyles from './FichaAbierta.module.css'
import { Glifo } from './Glifo.tsx'
import styles from './Lamina.module.css'

interface FichaAbiertaProps {
  servicio: Servicio
  abierta: boolean
  rutaDeCierre: string
  /** The one after it; the last leads to the first. */
  siguiente: Servicio | undefined
  onCerrar: () => void
}

/** A service in full. Its text is part of the page also while it is closed, for search engines. */
function FichaAbierta({ servicio, abierta, rutaDeCierre, siguiente, onCerrar }: FichaAbiertaProps) {
  const titulo = `titulo-${servicio.slug}`
  return (
    <Dialogo
      abierto={abierta}
      onCerrar={onCerrar}
      className={fichaAbiertaStyles.velo}
      aria-labelledby={titulo}
    >
      <div className={fichaAbiertaStyles.ficha}>
        <header>
          <Glifo clave={servicio.glifo} className={fichaAbiertaStyles.glifo} />
          <h2 id={titulo}>{servicio.tituloPartido ?? servicio.titulo}</h2>
        </header>
        <div className={fichaAbiertaStyles.cuerpo}>
          {/* A link, so that it closes without scripts too. */}
          <Enlace
            to={rutaDeCierre}
            className={fichaAbiertaStyles.cierra}
            aria-label={textos.cerrar}
            onClick={(event) => {
              event.preventDefault()
              onCerrar()
            }}
          >
            <Icono nombre="cerrar" />
          </Enlace>
          <h3>{textos.importancia}</h3>
          <p>
            <Enfasis texto={servicio.importancia} />
          </p>
          <h3>{textos.beneficios}</h3>
          <ul>
            {servicio.beneficios.map((beneficio) => (
              <li key={beneficio}>
                <Enfasis texto={beneficio} />
              </li>
            ))}
          </ul>
          <div className={fichaAbiertaStyles.sigue}>
            <Enlace to={textos.propuesta.ruta} className={botonClassName('primario')}>
              {textos.propuesta.texto}
            </Enlace>
            {siguiente && (
              <Enlace
                to={formatRutaDeServicio(rutaDeCierre, siguiente.slug)}
                onClick={(event) => {
                  if (!isClicSimple(event)) return
                  event.preventDefault()
                  // In its place: closing leads back to the plate from any of them.
                  changeDireccion(event.currentTarget.href, { replace: true, state: history.state })
                }}
              >
                <span>{textos.otro}</span>
                <strong>{siguiente.titulo}</strong>
                <Icono nombre="derecha" />
              </Enlace>
            )}
          </div>
        </div>
      </div>
    </Dialogo>
  )
}

/** Left in the history by a card, so that closing goes back instead of adding a step. */
const DESDE_LA_LAMINA = { desdeLaLamina: true }

interface LaminaProps {
  titulo: string
  ruta: string
  servicios: PaginaDeServicio['servicios']
}

/** The plate of cards. The address says which one is open: it can be shared, and the back button closes it. */
export function Lamina({ titulo, ruta, servicios }: LaminaProps) {
  const { basePath } = useSiteConfig()
  const fichas = useRef<Record<string, HTMLAnchorElement | null>>({})
  const abierto = findServicio(servicios, useBusqueda())

  const cerrar = (slug: string) => {
    const { desdeLaLamina } = (history.state ?? {}) as Partial<typeof DESDE_LA_LAMINA>
    if (desdeLaLamina) history.back()
    else changeDireccion(`${basePath}${ruta}`, { replace: true })
    fichas.current[slug]?.focus({ preventScroll: true })
  }

  return (
    <section className={styles.lamina} aria-label={titulo}>
      <ul className={styles[`de${Math.min(servicios.length, 4)}`]}>
        {servicios.map((servicio) => (
          <li key={servicio.slug}>
            <Enlace
              ref={(element) => {
                fichas.current[servicio.slug] = element
              }}
              to={formatRutaDeServicio(ruta, servicio.slug)}
              onClick={(event) => {
                if (!isClicSimple(event)) return
                event.preventDefault()
                changeDireccion(event.currentTarget.href, { state: DESDE_LA_LAMINA })
              }}
              className={styles.ficha}
              aria-haspopup="dialog"
            >
              <Glifo clave={servicio.glifo} className={styles.glifo} />
              <span className={styles.texto}>
                <strong>{servicio.titulo}</strong>
                <span>{servicio.resumen}</span>
              </span>
              <span className={styles.abre} aria-hidden="true">
                <Icono nombre="mas" />
              </span>
            </Enlace>
          </li>
        ))}
      </ul>
      {servicios.map((servicio, n) => (
        <FichaAbierta
          key={servicio.slug}
          servicio={servicio}
          abierta={servicio === abierto}
          rutaDeCierre={ruta}
          siguiente={servicios.length > 1 ? servicios[(n + 1) % servicios.length] : undefined}
          onCerrar={() => cerrar(servicio.slug)}
        />
      ))}
    </section>
  )
}
