import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './Cabeza.module.css'
import { Icono } from './Icono.tsx'

/** The head of a staff screen: its title, what it is for, and its actions. */
export function Cabeza({
  titulo,
  children,
  acciones,
  regreso,
  arriba = false,
  corto = false,
}: {
  titulo: ReactNode
  children?: ReactNode
  acciones?: ReactNode
  /** A link with an arrow, which stands in the margin where there is one. */
  regreso?: ReactNode
  /** The actions stand beside the title, whatever the length of what follows. */
  arriba?: boolean
  /** A title of few letters keeps its line, and leaves the rest of it to the actions. */
  corto?: boolean
}) {
  return (
    <header className={`${styles.cabeza} ${regreso ? styles.conRegreso : ''} ${corto ? styles.corto : ''}`}>
      {regreso && <div className={styles.regreso}>{regreso}</div>}
      <div>
        <h1>{titulo}</h1>
        {children && <p>{children}</p>}
      </div>
      {acciones && <div className={`${styles.acciones} ${arriba ? styles.arriba : ''}`}>{acciones}</div>}
    </header>
  )
}

/** The way back of a screen, an arrow in the margin of its head. */
export function Regreso({ a, texto }: { a: string; texto: string }) {
  return (
    <Link to={a} aria-label={texto} title={texto}>
      <Icono nombre="izquierda" />
    </Link>
  )
}
