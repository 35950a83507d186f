import { BANDAS, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import styles from './Publicacion.module.css'

const DESDE = 50
const getX = (porcentaje: number) => (Math.max(porcentaje, DESDE) - DESDE) * 10
const MARCAS = [61, 70, 75, 80, 90]

/** The scale before there is a figure: no colour and no mark, so that nothing suggests a value. */
export function ReglaVacia() {
  const ascendentes = [...BANDAS].reverse()
  const x = getX(UMBRAL_DE_SATISFACCION)
  return (
    <figure className={styles.reglaVacia}>
      <svg
        viewBox="-1 0 502 64"
        role="img"
        aria-label="La escala de ocho franjas, todavía sin color y sin marca"
      >
        {ascendentes.map(({ desde }, i) => (
          <rect
            key={desde}
            x={getX(desde)}
            y={22}
            width={getX(ascendentes[i + 1]?.desde ?? 100) - getX(desde)}
            height={12}
          />
        ))}
        <text x={0} y={56}>
          {DESDE}
        </text>
        {MARCAS.map((marca) => (
          <text key={marca} x={getX(marca)} y={56} textAnchor="middle">
            {marca}
          </text>
        ))}
        <text x={500} y={56} textAnchor="end">
          100
        </text>
        <path d={`M${x} 10v34`} />
      </svg>
      <figcaption>Aquí se leerá la satisfacción general.</figcaption>
    </figure>
  )
}
