import type { ReactNode } from 'react'
import styles from './Vacio.module.css'

/** What stands where a list has nothing yet: that there is nothing, and what to do about it. */
export function Vacio({ titulo, children }: { titulo: string; children?: ReactNode }) {
  return (
    <div className={styles.vacio}>
      <p className={styles.titulo}>{titulo}</p>
      {children}
    </div>
  )
}
