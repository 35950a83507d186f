import { Fragment } from 'react'
import { home } from '../../content/home.ts'
import { Enlace } from '../../lib/Enlace.tsx'
import { useSiteConfig } from '../../lib/site.tsx'
import { Icono } from '../../ui/Icono.tsx'
import styles from './Portada.module.css'
import { NARROW, useHeroVideo } from './use-hero-video.ts'

const { inicio } = home

/** The first screen of the home page: the film of the climate behind the firm's promise. */
export function Portada() {
  const carpeta = `${useSiteConfig().basePath}/hero`
  const { film, paused, toggle, videoProps } = useHeroVideo()
  return (
    <header id="inicio" className={styles.portada} tabIndex={-1}>
      <div className={styles.mapa} aria-hidden="true">
        <picture>
          <source media={NARROW} srcSet={`${carpeta}/clima-movil.svg`} width={360} height={300} />
          <img src={`${carpeta}/clima.svg`} width={1440} height={810} alt="" fetchPriority="high" />
        </picture>
        {film && (
          <video key={film} {...videoProps} autoPlay muted loop playsInline tabIndex={-1}>
            <source src={`${carpeta}/${film}.webm`} type="video/webm" />
            <source src={`${carpeta}/${film}.mp4`} type="video/mp4" />
          </video>
        )}
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
        {film && (
          <button
            type="button"
            className={styles.pausa}
            onClick={toggle}
            aria-label={paused ? inicio.reanudar : inicio.pausar}
          >
            <Icono nombre={paused ? 'reanudar' : 'pausar'} />
          </button>
        )}
        <Enlace to="/#quienes-somos" className={styles.baja} aria-label={inicio.bajar}>
          <Icono nombre="abajo" />
        </Enlace>
      </div>
    </header>
  )
}
