import type { ReactNode } from 'react'
import { Boton } from './Boton.tsx'
import { Icono } from './Icono.tsx'
import styles from './Paginas.module.css'

interface PaginasProps {
  pagina: number
  esPrimera: boolean
  esUltima: boolean
  onChange: (pagina: number) => void
  /** Where one is, in words. */
  children: ReactNode
}

/** The way back and on through a list that comes in pages. */
export function Paginas({ pagina, esPrimera, esUltima, onChange, children }: PaginasProps) {
  return (
    <nav className={styles.paginas} aria-label="Páginas">
      <Boton chico disabled={esPrimera} onClick={() => onChange(pagina - 1)}>
        <Icono nombre="izquierda" />
        Anterior
      </Boton>
      <span className="cifra">{children}</span>
      <Boton chico disabled={esUltima} onClick={() => onChange(pagina + 1)}>
        Siguiente
        <Icono nombre="derecha" />
      </Boton>
    </nav>
  )
}
