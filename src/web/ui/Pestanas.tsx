import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Boton } from './Boton.tsx'
import { Icono } from './Icono.tsx'
import paginasStyles from './Paginas.module.css'
import styles from './Pestanas.module.css'

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
    <nav className={paginasStyles.paginas} aria-label="Páginas">
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

interface Pestana {
  texto: string
  /** Count of those that wait there. */
  cuantos?: number | undefined
  a: To
  actual: boolean
}

/** Parts of a screen, each with an address of its own: links, so that back, reload and a copied address work. */
export function Pestanas({ nombre, pestanas }: { nombre: string; pestanas: readonly Pestana[] }) {
  return (
    <nav className={styles.pestanas} aria-label={nombre}>
      {pestanas.map(({ texto, cuantos, a, actual }) => (
        <Link key={texto} to={a} aria-current={actual ? 'page' : undefined} preventScrollReset>
          {texto}
          {cuantos !== undefined && <span className="cifra">{cuantos}</span>}
        </Link>
      ))}
    </nav>
  )
}
