import styles from './BarraDeParte.module.css'

/** "412 de 520, 79 %": how much of a whole there is, ink on sand. The words say it; the bar repeats it. */
export function BarraDeParte({ parte, total }: { parte: number; total: number }) {
  const porcentaje = total > 0 ? Math.round((parte / total) * 100) : null
  return (
    <div className={styles.parte}>
      <div className={styles.riel} aria-hidden="true">
        <i style={{ width: `${Math.min(porcentaje ?? 0, 100)}%` }} />
      </div>
      <span>
        <strong>{parte}</strong> de {total}
      </span>
      {porcentaje !== null && <span className={styles.porcentaje}>{porcentaje}&nbsp;%</span>}
    </div>
  )
}
