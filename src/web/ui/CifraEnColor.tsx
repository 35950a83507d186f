import type { CSSProperties, ReactNode } from 'react'
import styles from './CifraEnColor.module.css'

interface CifraEnColorProps {
  /** Its colours; none where the class says how it looks. */
  estilo?: CSSProperties
  className?: string
  children?: ReactNode
}

/** A figure on the colour that says what it is worth, as large as the text around it. */
export function CifraEnColor({ estilo, className = '', children }: CifraEnColorProps) {
  return (
    <span className={`${styles.cifra} ${className}`} style={estilo}>
      {children}
    </span>
  )
}
