import type { ReactNode } from 'react'
import styles from './Reparos.module.css'

/** Warnings about the figures above: a title, and points as `li`. */
export function Reparos({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section className={styles.reparos}>
      <h2>{titulo}</h2>
      <ul>{children}</ul>
    </section>
  )
}
