import styles from './Cargador.module.css'

/** Says that something is on its way; the balls only accompany the words. */
export function Cargador({ texto, linea = false }: { texto: string; linea?: boolean }) {
  return (
    <div className={`${styles.cargador} ${linea ? styles.linea : ''}`} role="status">
      <span className={styles.pelotas} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{texto}</span>
    </div>
  )
}
