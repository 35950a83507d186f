import type { ButtonHTMLAttributes, MouseEvent } from 'react'
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
  /**
   * Done once, however often it is pressed in a row, as a file is made: unless said otherwise, what sends or cannot be undone. Other
   * buttons count every press.
   */
  unaVez?: boolean
}

export function Boton({
  tono = 'secundario',
  chico = false,
  unaVez = tono === 'primario' || tono === 'peligro',
  type = 'button',
  className,
  onClick,
  ...rest
}: BotonProps) {
  const classes = [botonClassName(tono, chico), className].filter(Boolean).join(' ')
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second half of a double press, before what the first one began is drawn. The keyboard's have no such number.
    if (unaVez && event.detail > 1) event.preventDefault()
    else onClick?.(event)
  }
  return <button type={type} className={classes} onClick={press} {...rest} />
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
