import type { ReactNode } from 'react'
import styles from './Avance.module.css'
import { computeParte } from './cantidades.ts'
import { Progreso } from './Progreso.tsx'

interface AvanceProps {
  /** What is being done now, without its full stop. */
  paso: string
  hecho: number
  total: number
  /** Whose work it is, where the place does not say it. */
  titulo?: ReactNode
  /** What can be done meanwhile. */
  children?: ReactNode
}

/** Long work under way, the same everywhere: what it is doing in words, how far it is, the bar that repeats it. */
export function Avance({ paso, hecho, total, titulo, children }: AvanceProps) {
  const parte = total > 0 ? Math.min(hecho / total, 1) : 0
  return (
    <div className={styles.avance}>
      {titulo}
      <p>
        <span aria-live="polite">{paso}</span>
        <span className={styles.parte}>{computeParte(parte, 1)}&nbsp;%</span>
      </p>
      <Progreso parte={parte} total={1} mudo />
      {children}
    </div>
  )
}
