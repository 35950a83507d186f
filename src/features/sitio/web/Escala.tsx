import { home } from '#web/content/home.ts'
import styles from './Escala.module.css'

const { escala } = home.quienesSomos

/** Lower bounds of the eight bands (spec §9); the lowest is drawn from 50. */
const FRANJAS = [50, 61, 65, 68, 70, 75, 80, 90] as const

export function Escala() {
  return (
    <figure className={styles.escala}>
      <figcaption>
        <h3>{escala.titulo}</h3>
        <p>{escala.texto}</p>
      </figcaption>
      <div className={styles.franjas} role="img" aria-label={escala.descripcion}>
        {FRANJAS.map((desde) => (
          <span key={desde} className={styles[`b${desde}`]}>
            <b className="cifra">{desde}</b>
          </span>
        ))}
        <b className={styles.tope}>{escala.tope}</b>
        <span className={styles.umbral}>
          <em>{escala.satisfecho}</em>
        </span>
      </div>
    </figure>
  )
}
