import type { CSSProperties } from 'react'
import styles from './Avance.module.css'

interface AvanceProps {
  /** Pages done; a fraction is the part of the current one. */
  hechas: number
  paginas: number
  texto: string
}

/** One step a page, ink on sand: a colour of the bands would suggest an answer. */
export function Avance({ hechas, paginas, texto }: AvanceProps) {
  return (
    <div
      className={styles.avance}
      role="progressbar"
      aria-label="Avance de la encuesta"
      aria-valuemin={0}
      aria-valuemax={paginas}
      aria-valuenow={Math.floor(hechas)}
      aria-valuetext={texto}
      style={{ '--paginas': paginas } as CSSProperties}
    >
      <i style={{ width: `${(hechas / paginas) * 100}%` }} />
    </div>
  )
}
