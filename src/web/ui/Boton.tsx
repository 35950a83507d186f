import type { ButtonHTMLAttributes } from 'react'
import styles from './Boton.module.css'

export type BotonTono = 'primario' | 'secundario' | 'peligro'

/** The classes alone, for links that look like buttons. */
export function botonClassName(tono: BotonTono, chico = false): string {
  return [styles.boton, styles[tono], chico && styles.chico].filter(Boolean).join(' ')
}

interface BotonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tono?: BotonTono
  chico?: boolean
}

export function Boton({
  tono = 'secundario',
  chico = false,
  type = 'button',
  className,
  ...rest
}: BotonProps) {
  const classes = [botonClassName(tono, chico), className].filter(Boolean).join(' ')
  return <button type={type} className={classes} {...rest} />
}
