import type { CSSProperties } from 'react'
import { Enlace } from '#web/lib/Enlace.tsx'
import { useSiteConfig } from '#web/lib/site.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Enfasis } from './Enfasis.tsx'
import styles from './Pruebas.module.css'
import { usePruebas } from './use-pruebas.ts'

/** Of a page in small, as `tools/marca/laminas.ts` draws it. */
const ALTO = 621

/** Actions of a visitor on the first screen. */
export function Acciones({ className }: { className: string | undefined }) {
  const { acciones } = usePruebas()
  return (
    <div className={className}>
      <Enlace to={acciones.contacto.ruta} className={botonClassName('primario')}>
        {acciones.contacto.texto}
      </Enlace>
      <Enlace to={acciones.ejemplo.ruta} className={botonClassName('secundario')}>
        {acciones.ejemplo.texto}
      </Enlace>
    </div>
  )
}

/** Pages of the example's own report; they are fetched when they come near, and each opens in full size. */
export function LoQueRecibes() {
  const { recibes } = usePruebas()
  const carpeta = `${useSiteConfig().basePath}/ejemplo`
  return (
    <section id="lo-que-recibes" tabIndex={-1} className={styles.recibes} aria-labelledby="titulo-recibes">
      <h3 id="titulo-recibes">{recibes.titulo}</h3>
      <p>
        <Enfasis texto={recibes.texto} />
      </p>
      <ul>
        {recibes.laminas.map(({ archivo, titulo, texto }) => (
          <li key={archivo}>
            <a href={`${carpeta}/${archivo}.webp`} target="_blank" rel="noopener">
              <img
                src={`${carpeta}/${archivo}-chica.webp`}
                width={480}
                height={ALTO}
                loading="lazy"
                decoding="async"
                alt=""
              />
              <strong>{titulo}</strong>
              <span>{texto}</span>
              <span className="oculto"> (se abre en grande, en otra pestaña)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each step as wide as its weeks, on a ruler of all of them. */
export function ComoTrabajamos() {
  const { trabajo } = usePruebas()
  return (
    <section className={styles.trabajo} aria-labelledby="titulo-trabajo">
      <h3 id="titulo-trabajo">{trabajo.titulo}</h3>
      <p>
        <Enfasis texto={trabajo.texto} />
      </p>
      <ol>
        {trabajo.pasos.map(({ desde, hasta, titulo, texto }) => (
          <li key={desde} style={{ '--semanas': hasta - desde + 1 } as CSSProperties}>
            <span className="cifra">
              {desde === hasta ? `Semana ${desde}` : `Semanas ${desde} a ${hasta}`}
            </span>
            <strong>{titulo}</strong>
            <p>{texto}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
