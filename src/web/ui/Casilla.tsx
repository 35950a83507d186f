import type { InputHTMLAttributes } from 'react'
import styles from './Casilla.module.css'

interface CasillaProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** A round box: of several one alone. */
  unica?: boolean
}

/** A box to tick, large enough for a thumb. */
export function Casilla({ unica = false, className, ...input }: CasillaProps) {
  return (
    <input
      type={unica ? 'radio' : 'checkbox'}
      className={[styles.casilla, className].filter(Boolean).join(' ')}
      {...input}
    />
  )
}
