import { type EntradaDeLeyenda, formatEntrada } from '#dibujo/lamina.ts'
import { toVariable } from '#dibujo/paleta.ts'
import { RAYADOS, TRAMA } from '#dibujo/rayados.ts'
import { Icono } from '../Icono.tsx'
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
      {entradas.map((entrada) => (
        <li key={entrada.texto} className={entrada.reservada ? styles.reservada : undefined}>
          {entrada.reservada ? <Icono nombre="candado" /> : <Muestra {...entrada} />}
          <span>{formatEntrada(entrada)}</span>
        </li>
      ))}
    </ul>
  )
}

/** A colour as the bars have it, ruled on paper where they are. */
function Muestra({ color, trama }: EntradaDeLeyenda) {
  const rayado = RAYADOS[color]
  return (
    <svg className={styles.muestra} aria-hidden="true">
      <rect width="100%" height="100%" style={{ fill: toVariable(trama ? 'sand' : color) }} />
      {trama && (
        <line
          x2="100%"
          y1="50%"
          y2="50%"
          style={{ stroke: toVariable(color) }}
          strokeWidth="14"
          strokeDasharray={TRAMA}
        />
      )}
      {rayado && (
        <line
          className={styles.rayado}
          x2="100%"
          y1="50%"
          y2="50%"
          stroke="currentColor"
          strokeWidth="14"
          strokeDasharray={rayado}
        />
      )}
    </svg>
  )
}
