import type { EntradaDeLeyenda } from './dibujo.ts'
import styles from './Leyenda.module.css'

/** What the colours of a chart mean. `escala`: steps of one scale, side by side over the whole width. */
export function Leyenda({
  entradas,
  nombre,
  escala = false,
}: {
  entradas: readonly EntradaDeLeyenda[]
  nombre?: string
  escala?: boolean
}) {
  return (
    <ul className={escala ? styles.escala : styles.leyenda} aria-label={nombre ?? 'Colores de la gráfica'}>
      {entradas.map(({ color, texto }) => (
        <li key={texto}>
          <i style={{ background: color }} />
          <span>{texto}</span>
        </li>
      ))}
    </ul>
  )
}
