import type { ReactNode } from 'react'
import styles from './Tabla.module.css'

/** A ruled table. Where it does not fit it scrolls sideways inside its own frame, reachable by keyboard. */
export function Tabla({
  nombre,
  className,
  children,
}: {
  nombre: string
  className?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={styles.marco} aria-label={nombre} tabIndex={0}>
      <table className={[styles.tabla, className].filter(Boolean).join(' ')}>{children}</table>
    </section>
  )
}
