import type { ReactNode } from 'react'
import styles from './AccionesDeFila.module.css'
import { Menu } from './Menu.tsx'

/** What may be done with a row of a list: one verb at most in sight, the rest behind three dots. */
export function AccionesDeFila({
  de,
  verbo,
  children,
}: {
  /** Whose actions they are, for whoever does not see the row. */
  de: string
  verbo?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles.acciones}>
      {verbo}
      {children && (
        <Menu puntos texto={`Más acciones: ${de}`} lado="fin">
          {children}
        </Menu>
      )}
    </div>
  )
}
