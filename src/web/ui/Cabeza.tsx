import type { ReactNode } from 'react'
import styles from './Cabeza.module.css'

/** The head of a staff screen: its title, what it is for, and its actions. */
export function Cabeza({
  titulo,
  children,
  acciones,
}: {
  titulo: ReactNode
  children?: ReactNode
  acciones?: ReactNode
}) {
  return (
    <header className={styles.cabeza}>
      <div>
        <h1>{titulo}</h1>
        {children && <p>{children}</p>}
      </div>
      {acciones && <div className={styles.acciones}>{acciones}</div>}
    </header>
  )
}
