import type { CSSProperties, ReactNode } from 'react'
import styles from './Cara.module.css'
import cifraEnColorStyles from './CifraEnColor.module.css'

export type CaraNombre = 'grin' | 'smile' | 'meh' | 'frown'

const OJOS = (
  <>
    <circle cx="17" cy="20" r="2.5" fill="currentColor" stroke="none" />
    <circle cx="31" cy="20" r="2.5" fill="currentColor" stroke="none" />
  </>
)

const RASGOS: Record<CaraNombre, React.ReactNode> = {
  grin: (
    <>
      <path d="M13 20.5c1.400-3.400 5.600-3.400 7 0M28 20.500c1.400-3.400 5.600-3.400 7 0" />
      <path
        d="M13.5 26.5h21c0 6.500-4.700 10.500-10.500 10.500s-10.500-4-10.500-10.500Z"
        fill="currentColor"
      />
    </>
  ),
  smile: (
    <>
      {OJOS}
      <path d="M15 28.5c2 4 5.300 6 9 6s7-2 9-6" />
    </>
  ),
  meh: (
    <>
      {OJOS}
      <path d="M15.5 31.5h17" />
    </>
  ),
  frown: (
    <>
      <g transform="translate(0 2.5)">{OJOS}</g>
      <path d="m12.5 17.500 6-3M35.500 17.500l-6-3" />
      <path d="M15 35.5c2-4 5.300-6 9-6s7 2 9 6" />
    </>
  ),
}

/** One circle, four mouths and three kinds of eyes: told apart in black. */
export function Cara({ cara }: { cara: CaraNombre }) {
  return (
    <svg className={styles.cara} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="20" />
      {RASGOS[cara]}
    </svg>
  )
}

interface CifraEnColorProps {
  /** Its colours; none where the class says how it looks. */
  estilo?: CSSProperties
  className?: string
  children?: ReactNode
}

/** A figure on the colour that says what it is worth, as large as the text around it. */
export function CifraEnColor({ estilo, className = '', children }: CifraEnColorProps) {
  return (
    <span className={`${cifraEnColorStyles.cifra} ${className}`} style={estilo}>
      {children}
    </span>
  )
}
