import type { ReactNode } from 'react'
import insigniaStyles from './Insignia.module.css'
import styles from './Vacio.module.css'

/** `llena`: ink; `ambar`: the one thing to notice; `punteada`: proposed, not taken yet. */
type InsigniaTono = 'llena' | 'ambar' | 'punteada'

/** One or two words about a thing: its state, its role, a tag. */
export function Insignia({ tono, children }: { tono?: InsigniaTono; children: ReactNode }) {
  return (
    <span className={[insigniaStyles.insignia, tono && insigniaStyles[tono]].filter(Boolean).join(' ')}>
      {children}
    </span>
  )
}

/** A state as a ball: full is done, hollow is not yet. The words say it. */
export function Bola({ llena = false, children }: { llena?: boolean; children: ReactNode }) {
  return <span className={`${insigniaStyles.bola} ${llena ? insigniaStyles.bolaLlena : ''}`}>{children}</span>
}

/** The place of a list that has nothing yet: that there is nothing, and what to do about it. */
export function Vacio({ titulo, children }: { titulo: string; children?: ReactNode }) {
  return (
    <div className={styles.vacio}>
      <p className={styles.titulo}>{titulo}</p>
      {children}
    </div>
  )
}
