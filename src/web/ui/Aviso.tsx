import type { ReactNode } from 'react'
import styles from './Aviso.module.css'

/** `info` is amber, of which a view has one; `nota` says what is good to know beside it. */
export type AvisoTono = 'bien' | 'mal' | 'info' | 'nota'

/**
 * A notice in words; the edge only repeats its tone. Errors interrupt a screen reader, the rest waits its turn. Inside a
 * live region of the page's own it stays `mudo`.
 */
export function Aviso({
  tono,
  children,
  accion,
  mudo = false,
}: {
  tono: AvisoTono
  children: ReactNode
  accion?: ReactNode
  mudo?: boolean
}) {
  const role = tono === 'mal' ? 'alert' : 'status'
  return (
    <div className={`${styles.aviso} ${styles[tono]}`} role={mudo ? undefined : role}>
      <span>{children}</span>
      {accion && <span className={styles.accion}>{accion}</span>}
    </div>
  )
}
