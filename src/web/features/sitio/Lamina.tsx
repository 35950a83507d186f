import { useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { PaginaDeServicio } from '../../content/tipos.ts'
import { Icono } from '../../ui/Icono.tsx'
import { FichaAbierta } from './FichaAbierta.tsx'
import { Glifo } from './Glifo.tsx'
import styles from './Lamina.module.css'
import { findServicio, formatRutaDeServicio } from './ruta-de-servicio.ts'

/** Left in the history by a card, so that closing goes back instead of adding a step. */
const DESDE_LA_LAMINA = { desdeLaLamina: true }

/** The plate of cards. The address says which one is open: it can be shared, and the back button closes it. */
export function Lamina({ pagina }: { pagina: PaginaDeServicio }) {
  const location = useLocation()
  const navigate = useNavigate()
  const fichas = useRef<Record<string, HTMLAnchorElement | null>>({})
  const abierto = findServicio(pagina.servicios, location.search)

  const cerrar = (slug: string) => {
    const { desdeLaLamina } = (location.state ?? {}) as Partial<typeof DESDE_LA_LAMINA>
    if (desdeLaLamina) void navigate(-1)
    else void navigate(pagina.meta.ruta, { replace: true, preventScrollReset: true })
    fichas.current[slug]?.focus({ preventScroll: true })
  }

  return (
    <section className={styles.lamina} aria-label={pagina.titulo}>
      <ul className={styles[`de${Math.min(pagina.servicios.length, 4)}`]}>
        {pagina.servicios.map((servicio) => (
          <li key={servicio.slug}>
            <Link
              ref={(element) => {
                fichas.current[servicio.slug] = element
              }}
              to={formatRutaDeServicio(pagina.meta.ruta, servicio.slug)}
              state={DESDE_LA_LAMINA}
              preventScrollReset
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
            </Link>
          </li>
        ))}
      </ul>
      {pagina.servicios.map((servicio) => (
        <FichaAbierta
          key={servicio.slug}
          servicio={servicio}
          abierta={servicio === abierto}
          rutaDeCierre={pagina.meta.ruta}
          onCerrar={() => cerrar(servicio.slug)}
        />
      ))}
    </section>
  )
}
