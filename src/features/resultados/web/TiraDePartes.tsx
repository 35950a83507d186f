import type { MouseEvent } from 'react'
import { toVariable } from '#dibujo/paleta.ts'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '#dibujo/resultados/colores.ts'
import styles from './TiraDePartes.module.css'

interface ParteDeTira {
  /** Of the block that it leads to. */
  ancla: string
  /** As short as it is known: "G1", or a name. */
  texto: string
  /** Whole, where it is short. */
  nombre: string
  cifra: number | null
}

export const toAncla = (id: string) => `parte-${id}`

/** Every set of a long view, with its figure: a press scrolls to its chart. */
export function TiraDePartes({ nombre, partes }: { nombre: string; partes: readonly ParteDeTira[] }) {
  const go = (event: MouseEvent<HTMLAnchorElement>, ancla: string) => {
    const bloque = document.getElementById(ancla)
    if (!bloque || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const quieto = matchMedia('(prefers-reduced-motion: reduce)').matches
    bloque.scrollIntoView({ behavior: quieto ? 'auto' : 'smooth', block: 'start' })
    bloque.tabIndex = -1
    bloque.focus({ preventScroll: true })
  }
  return (
    <nav className={styles.tira} aria-label={nombre} data-dato>
      <ul>
        {partes.map(({ ancla, texto, nombre: entero, cifra }) => (
          <li key={ancla}>
            <a
              href={`#${ancla}`}
              title={entero === texto ? undefined : entero}
              style={cifra === null ? undefined : { borderColor: toVariable(getColorDeBanda(cifra)) }}
              onClick={(event) => go(event, ancla)}
            >
              {texto} {cifra !== null && <b>{formatPorcentaje(cifra)}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
