import { computeParte, formatNumero } from './cantidades.ts'
import styles from './Progreso.module.css'

interface ProgresoProps {
  parte: number
  total: number
  /** Between the two: of those invited, these answered. It shows as a lighter part of the rail. */
  camino?: number
  /** From 0 to 1: where it should be by today, as a tick on the rail. */
  esperado?: number
  /** The bar alone, where the words stand elsewhere. */
  mudo?: boolean
}

const toPorcentaje = (parte: number, total: number) => Math.min(total > 0 ? (parte / total) * 100 : 0, 100)

/** "412 de 520, 79 %": how much of a whole there is, ink on sand. The words say it; the bar repeats it. */
export function Progreso({ parte, total, camino, esperado, mudo = false }: ProgresoProps) {
  return (
    <div className={styles.progreso}>
      <div className={styles.riel} aria-hidden="true">
        {camino !== undefined && (
          <i className={styles.camino} style={{ width: `${toPorcentaje(camino, total)}%` }} />
        )}
        <i style={{ width: `${toPorcentaje(parte, total)}%` }} />
        {esperado !== undefined && <u style={{ left: `${toPorcentaje(esperado, 1)}%` }} />}
      </div>
      {!mudo && (
        <>
          <span>
            <strong>{formatNumero(parte)}</strong>
            {total > 0 && ` de ${formatNumero(total)}`}
          </span>
          {total > 0 && <span className={styles.porcentaje}>{computeParte(parte, total)}&nbsp;%</span>}
        </>
      )}
    </div>
  )
}
