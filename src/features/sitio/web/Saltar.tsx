import { navegacion } from '#web/content/navegacion.ts'
import styles from './Saltar.module.css'

/** Past the bar, for whoever goes by keyboard. */
export const Saltar = () => (
  <a href="#contenido" className={styles.saltar}>
    {navegacion.saltar}
  </a>
)
