import type { ReactNode } from 'react'
import styles from './AccionesDeClima.module.css'

/** One thing that can be done with a climate: what it is, what it does, its button. */
export function AccionDeClima({
  titulo,
  texto,
  children,
}: {
  titulo: string
  texto: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.accion}>
      <div>
        <strong>{titulo}</strong>
        <p>{texto}</p>
      </div>
      {children}
    </div>
  )
}
