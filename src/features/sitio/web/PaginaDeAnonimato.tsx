import { drawCaminoAncho, drawCaminoMovil } from '#dibujo/camino.ts'
import type { PaginaDeAnonimato as Pagina } from '#web/content/anonimato.ts'
import { Camino } from '#web/ui/Camino.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { MarcoPublico } from './MarcoPublico.tsx'
import styles from './PaginaDeAnonimato.module.css'
import texto from './PaginaDeTexto.module.css'
import { Secciones } from './PaginaDeTexto.tsx'

function Via({ pasos }: Pick<Pagina, 'pasos'>) {
  if (pasos.length === 0) return null
  return (
    <figure className={styles.via}>
      <Camino className={styles.ancho} svg={drawCaminoAncho()} />
      <Camino className={styles.movil} svg={drawCaminoMovil()} />
      <ol className={styles.pasos}>
        {pasos.map((paso) => (
          <li key={paso.titulo}>
            <strong>{paso.titulo}</strong> <span>{paso.texto}</span>
          </li>
        ))}
      </ol>
      <figcaption className={styles.sinPromesa}>
        <p>
          <strong>Esto no lo podemos prometer:</strong> lo que tú escribes, y una copia de la clave hecha
          antes del cierre.
        </p>
      </figcaption>
    </figure>
  )
}

/** Answers that a worker wants before answering; every caveat of an auditor stands folded below it. */
export function PaginaDeAnonimato({ pagina }: { pagina: Pagina }) {
  const { meta, titulo, lineas, pasos, preguntas, secciones, vigencia } = pagina
  return (
    <MarcoPublico meta={meta}>
      <article className={styles.pagina}>
        <div className={styles.cabeza}>
          <h1>{titulo}</h1>
          <ul className={styles.lineas}>
            {lineas.map((linea) => (
              <li key={linea.icono}>
                <Icono nombre={linea.icono} />
                <span>
                  <strong>{linea.fuerte}</strong> {linea.texto}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <Via pasos={pasos} />
        <section className={styles.preguntas} aria-labelledby="lo-que-mas-se-pregunta">
          <h2 id="lo-que-mas-se-pregunta">Lo que más se pregunta</h2>
          <dl>
            {preguntas.map(({ pregunta, respuesta, sinPromesa }) => (
              <div key={pregunta} className={sinPromesa && styles.no}>
                <dt>{pregunta}</dt>
                <dd>{respuesta}</dd>
              </div>
            ))}
          </dl>
        </section>
        <details className={styles.todo}>
          <summary>
            <span>
              <strong>Para quien quiere todos los detalles</strong>
              <small>Qué se guarda, quién ve qué, el cierre y lo que nadie puede prometer.</small>
            </span>
            <Icono nombre="escoger" />
          </summary>
          <div className={texto.pagina}>
            <Secciones secciones={secciones} />
            <p className={texto.vigencia}>{vigencia}</p>
          </div>
        </details>
      </article>
    </MarcoPublico>
  )
}
