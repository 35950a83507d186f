import { home } from '#web/content/home.ts'
import { Escala } from './Escala.tsx'
import styles from './QuienesSomos.module.css'

const { quienesSomos } = home

export function QuienesSomos() {
  return (
    <section
      id="quienes-somos"
      className={styles.quienes}
      tabIndex={-1}
      aria-labelledby="titulo-quienes-somos"
    >
      <h2 id="titulo-quienes-somos">{quienesSomos.titulo}</h2>
      <div className={styles.prosa}>
        {quienesSomos.parrafos.map((parrafo) => (
          <p key={parrafo}>{parrafo}</p>
        ))}
      </div>
      <Escala />
      <dl className={styles.promesas}>
        {quienesSomos.promesas.map(({ titulo, texto }) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>{texto}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
