import type { ReactNode } from 'react'
import styles from './PaginaDeEnlace.module.css'

/** A page that somebody reaches through the link of a mail: one question, or one sentence. */
export const PaginaDeEnlace = ({ children }: { children: ReactNode }) => (
  <div className={styles.pagina}>{children}</div>
)
