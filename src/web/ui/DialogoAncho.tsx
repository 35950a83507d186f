import { type ReactNode, useId } from 'react'
import { BotonIcono } from './Boton.tsx'
import { Dialogo, type DialogoProps } from './Dialogo.tsx'
import styles from './DialogoAncho.module.css'

interface DialogoAnchoProps extends DialogoProps {
  titulo: string
  /** Under the title. */
  entrada?: ReactNode
  /** The buttons, the safe one first. They stay at the foot. */
  pie?: ReactNode
  /** Two answers and no work: as wide as each other. */
  confirma?: boolean
}

/** Some work of its own: its title on sand at the left, the work at the right; on a phone a whole sheet. */
export function DialogoAncho({
  abierto,
  onCerrar,
  titulo,
  entrada,
  pie,
  confirma,
  children,
  ...rest
}: DialogoAnchoProps) {
  const id = useId()
  return (
    <Dialogo abierto={abierto} onCerrar={onCerrar} {...rest} className={styles.ancho} aria-labelledby={id}>
      <div className={styles.marco}>
        <header>
          <h2 id={id}>{titulo}</h2>
          {entrada && <p>{entrada}</p>}
        </header>
        <div className={styles.cuerpo}>
          {children}
          {pie && <div className={`${styles.pie} ${confirma ? styles.confirma : ''}`}>{pie}</div>}
        </div>
        <BotonIcono icono="cerrar" nombre="Cerrar" className={styles.cerrar} onClick={onCerrar} />
      </div>
    </Dialogo>
  )
}
