import { Fragment } from 'react'
import { Enlace } from '#web/lib/Enlace.tsx'
import { Isla } from '#web/lib/isla.tsx'
import { useFirma, useSiteConfig } from '#web/lib/site.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { formatRutaDeServicio } from './barra.ts'
import { EncuestaDeUnMinuto } from './EncuestaDeUnMinuto.isla.tsx'
import { Enfasis } from './Enfasis.tsx'
import escalaStyles from './Escala.module.css'
import lineasDeServicioStyles from './LineasDeServicio.module.css'
import styles from './Portada.module.css'
import { Acciones, ComoTrabajamos, LoQueRecibes } from './Pruebas.tsx'
import quienesSomosStyles from './QuienesSomos.module.css'
import { NARROW } from './start-film.ts'
import { useLineas } from './use-lineas.ts'
import { useHome } from './use-textos.ts'

/** Lower bounds of the eight bands (spec §9); the lowest is drawn from 50. */
const FRANJAS = [50, 61, 65, 68, 70, 75, 80, 90] as const

function Escala() {
  const { escala } = useHome().quienesSomos
  return (
    <figure className={escalaStyles.escala}>
      <figcaption>
        <h3>{escala.titulo}</h3>
        <p>
          <Enfasis texto={escala.texto} />
        </p>
      </figcaption>
      <div className={escalaStyles.franjas} role="img" aria-label={escala.descripcion}>
        {FRANJAS.map((desde) => (
          <span key={desde} className={escalaStyles[`b${desde}`]}>
            <b className="cifra">{desde}</b>
          </span>
        ))}
        <b className={escalaStyles.tope}>{escala.tope}</b>
        <span className={escalaStyles.umbral}>
          <em>{escala.satisfecho}</em>
        </span>
      </div>
    </figure>
  )
}

/** The three lines of service as bands, each with the way to every service. */
export function LineasDeServicio() {
  const { servicios } = useHome()
  return (
    <section
      id="servicios"
      className={lineasDeServicioStyles.servicios}
      tabIndex={-1}
      aria-labelledby="titulo-servicios"
    >
      <h2 id="titulo-servicios">{servicios.titulo}</h2>
      {useLineas().map((linea) => (
        <article
          key={linea.ruta}
          className={`${lineasDeServicioStyles.linea} ${lineasDeServicioStyles[linea.tono]}`}
        >
          <span className={`${lineasDeServicioStyles.cuenta} cifra`} aria-hidden="true">
            {linea.servicios.length}
          </span>
          <div className={lineasDeServicioStyles.que}>
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

/** The first screen of the home page: the map of the climate, which `startFilm` sets in motion, behind the firm's promise. */
export function Portada() {
  const { inicio } = useHome()
  const carpeta = `${useSiteConfig().basePath}/hero`
  const { portada, portadaMovil: movil } = useFirma().imagenes
  return (
    <header id="inicio" className={styles.portada} tabIndex={-1}>
      {portada ? (
        <div className={`${styles.mapa} ${styles.propia}`} aria-hidden="true">
          <picture>
            {movil && <source media={NARROW} srcSet={movil} width={900} height={800} />}
            <img src={portada} width={1280} height={1080} alt="" fetchPriority="high" />
          </picture>
        </div>
      ) : (
        <div className={styles.mapa} data-film={carpeta} aria-hidden="true">
          <picture>
            <source media={NARROW} srcSet={`${carpeta}/clima-movil.svg`} width={360} height={300} />
            <img src={`${carpeta}/clima.svg`} width={1440} height={810} alt="" fetchPriority="high" />
          </picture>
        </div>
      )}
      <div className={styles.lema}>
        <h1>
          {inicio.lema.map((renglon) => (
            <Fragment key={renglon}>
              <span>{renglon}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <p>
          <Enfasis texto={inicio.entrada} />
        </p>
        <Acciones className={styles.acciones} />
      </div>
      <div className={styles.mandos}>
        <button
          type="button"
          hidden
          className={styles.pausa}
          data-pausa={inicio.pausar}
          data-reanudar={inicio.reanudar}
          aria-label={inicio.pausar}
        >
          <Icono nombre="pausar" />
          <Icono nombre="reanudar" />
        </button>
        <Enlace to="/#quienes-somos" className={styles.baja} aria-label={inicio.bajar}>
          <Icono nombre="abajo" />
        </Enlace>
      </div>
    </header>
  )
}

export function QuienesSomos() {
  const { quienesSomos } = useHome()
  return (
    <section
      id="quienes-somos"
      className={quienesSomosStyles.quienes}
      tabIndex={-1}
      aria-labelledby="titulo-quienes-somos"
    >
      <h2 id="titulo-quienes-somos">{quienesSomos.titulo}</h2>
      <div className={quienesSomosStyles.prosa}>
        {quienesSomos.parrafos.map((parrafo) => (
          <p key={parrafo}>
            <Enfasis texto={parrafo} />
          </p>
        ))}
      </div>
      <LoQueRecibes />
      <ComoTrabajamos />
      <Escala />
      <Isla archivo="features/sitio/web/EncuestaDeUnMinuto.isla.tsx">
        <EncuestaDeUnMinuto />
      </Isla>
      <dl className={quienesSomosStyles.promesas}>
        {quienesSomos.promesas.map(({ titulo, texto }) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>
              <Enfasis texto={texto} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
