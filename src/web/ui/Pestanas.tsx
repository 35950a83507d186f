import { Link, type To } from 'react-router'
import styles from './Pestanas.module.css'

interface Pestana {
  texto: string
  /** How many wait there. */
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
