import type { ReactNode } from 'react'
import styles from './Insignia.module.css'

/** `llena`: ink; `ambar`: the one thing to notice; `punteada`: proposed, not taken yet. */
export type InsigniaTono = 'llena' | 'ambar' | 'punteada'

/** One or two words about a thing: its state, its role, a tag. */
export function Insignia({ tono, children }: { tono?: InsigniaTono; children: ReactNode }) {
  return <span className={[styles.insignia, tono && styles[tono]].filter(Boolean).join(' ')}>{children}</span>
}

/** A state as a ball: full is done, hollow is not yet. The words say it. */
export function Bola({ llena = false, children }: { llena?: boolean; children: ReactNode }) {
  return <span className={`${styles.bola} ${llena ? styles.bolaLlena : ''}`}>{children}</span>
}
