import type { ReactNode } from 'react'
import styles from './Reparos.module.css'

/** What a reader must not take from the figures above: a title, and points as `li`. */
export function Reparos({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section className={styles.reparos}>
      <h2>{titulo}</h2>
      <ul>{children}</ul>
    </section>
  )
}
