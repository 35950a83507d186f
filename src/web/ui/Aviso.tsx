import type { ReactNode } from 'react'
import styles from './Aviso.module.css'

export type AvisoTono = 'bien' | 'mal' | 'info'

/** A notice in words; the edge only repeats its tone. Errors interrupt a screen reader, the rest waits its turn. */
export function Aviso({
  tono,
  children,
  accion,
}: {
  tono: AvisoTono
  children: ReactNode
  accion?: ReactNode
}) {
  return (
    <div className={`${styles.aviso} ${styles[tono]}`} role={tono === 'mal' ? 'alert' : 'status'}>
      <span>{children}</span>
      {accion && <span className={styles.accion}>{accion}</span>}
    </div>
  )
}
