import { toVariable } from '#dibujo/paleta.ts'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '#dibujo/resultados/colores.ts'
import { BANDAS, findBanda } from '#domain/resultados/bandas.ts'
import styles from './ReglaDeSatisfaccion.module.css'

const DESDE = 50
const PIXELES_POR_PUNTO = 10
const getX = (porcentaje: number) => (Math.max(porcentaje, DESDE) - DESDE) * PIXELES_POR_PUNTO
/** 65 and 68 would stand on each other. */
const MARCAS = [50, 61, 70, 75, 80, 90]

/** The rule of eight bands with the figure on it. */
export function ReglaDeSatisfaccion({ porcentaje }: { porcentaje: number }) {
  const ascendentes = [...BANDAS].reverse()
  const x = getX(porcentaje)
  return (
    <svg
      viewBox="-8 0 516 64"
      className={styles.regla}
      role="img"
      aria-label={`${formatPorcentaje(porcentaje)} por ciento, en la franja de ${findBanda(porcentaje).etiqueta}`}
    >
      {ascendentes.map(({ desde }, i) => {
        const hasta = ascendentes[i + 1]?.desde ?? 100
        return (
          <rect
            key={desde}
            x={getX(desde)}
            y={26}
            width={getX(hasta) - getX(desde)}
            height={12}
            style={{ fill: toVariable(getColorDeBanda(desde)) }}
          />
        )
      })}
      {MARCAS.map((marca) => (
        <text key={marca} x={getX(marca)} y={60}>
          {marca}
        </text>
      ))}
      <text x={500} y={60} textAnchor="end">
        100
      </text>
      <path d={`M${x} 44V14`} />
      <circle cx={x} cy={9} r={8} />
    </svg>
  )
}
