import { Fragment } from 'react'
import { home } from '#web/content/home.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { useSiteConfig } from '#web/lib/site.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './Portada.module.css'
import { NARROW } from './start-film.ts'

const { inicio } = home

/** The first screen of the home page: the map of the climate, which `startFilm` sets in motion, behind the firm's promise. */
export function Portada() {
  const carpeta = `${useSiteConfig().basePath}/hero`
  return (
    <header id="inicio" className={styles.portada} tabIndex={-1}>
      <div className={styles.mapa} data-film={carpeta} aria-hidden="true">
        <picture>
          <source media={NARROW} srcSet={`${carpeta}/clima-movil.svg`} width={360} height={300} />
          <img src={`${carpeta}/clima.svg`} width={1440} height={810} alt="" fetchPriority="high" />
        </picture>
      </div>
      <div className={styles.lema}>
        <h1>
          {inicio.lema.map((renglon) => (
            <Fragment key={renglon}>
              <span>{renglon}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <p>{inicio.entrada}</p>
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
