import type { ButtonHTMLAttributes } from 'react'
import styles from './Boton.module.css'
import { Icono, type IconoNombre } from './Icono.tsx'

/** One `primario` a view; `peligro` always confirms; `texto` is underlined words. */
export type BotonTono = 'primario' | 'secundario' | 'peligro' | 'texto'

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

/** A drawing alone: `nombre` says what it does, to whoever hears it and to whoever rests on it. */
export function BotonIcono({
  icono,
  nombre,
  className,
  ...rest
}: { icono: IconoNombre; nombre: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const classes = [styles.icono, className].filter(Boolean).join(' ')
  return (
    <button type="button" className={classes} title={nombre} aria-label={nombre} {...rest}>
      <Icono nombre={icono} />
    </button>
  )
}
