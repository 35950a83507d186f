import {
  type FilaDePelotas,
  formatPelota,
  type Pelota,
  type TablaDePelotas,
} from '#domain/resultados/pelotas.ts'
import styles from './Pelotas.module.css'

/** Up to so many keep a place of their own, so that one can be followed down the column. */
const MAX_CON_LUGAR = 5

interface TablasDePelotasProps {
  tablas: readonly TablaDePelotas[]
  /** Sets that may appear, in order. */
  ids: readonly string[]
  /** The labels are names, which take more room than a few letters. */
  largas?: boolean
  /** Words where nobody has a figure. */
  vacio: string
}

/** One table per variable. */
export function TablasDePelotas({ tablas, ids, vacio, largas = false }: TablasDePelotasProps) {
  const conLugar = !largas && ids.length <= MAX_CON_LUGAR
  return tablas.map(({ variable, filas }) => (
    <section key={variable} className={styles.variable}>
      <h2>{variable}</h2>
      <table className={styles.pelotas}>
        <caption className="oculto">{variable}</caption>
        <thead>
          <tr>
            <th scope="col">Insatisfaccion %</th>
            <th scope="col">Factor Evaluado</th>
            <th scope="col">Satisfacción %</th>
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={fila.factor}>
              <td data-titulo="Insatisfaccion %">
                <Lado fila={fila} lado="insatisfaccion" vacio={vacio} ids={conLugar ? ids : null} />
              </td>
              <th scope="row">{fila.factor}</th>
              <td data-titulo="Satisfacción %">
                <Lado fila={fila} lado="satisfaccion" vacio={vacio} ids={conLugar ? ids : null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}

function Lado({
  fila,
  lado,
  vacio,
  ids,
}: {
  fila: FilaDePelotas
  lado: 'insatisfaccion' | 'satisfaccion'
  vacio: string
  ids: readonly string[] | null
}) {
  const pelotas = fila[lado]
  if (pelotas.length === 0) {
    const nadie = fila.insatisfaccion.length + fila.satisfaccion.length === 0
    return <span className={styles.nada}>{nadie ? vacio : 'Ninguno'}</span>
  }
  const getLugar = ({ id }: Pelota) => (ids ? { gridColumn: ids.indexOf(id) + 1 } : undefined)
  return (
    <ul
      className={ids ? styles.conLugar : styles.seguidas}
      style={ids ? { gridTemplateColumns: `repeat(${ids.length}, minmax(0, 1fr))` } : undefined}
    >
      {pelotas.map((pelota) => (
        <li key={pelota.id} className={styles[lado]} style={getLugar(pelota)}>
          {formatPelota(pelota)}
        </li>
      ))}
    </ul>
  )
}
