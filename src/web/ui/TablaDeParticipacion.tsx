import type { ReactNode } from 'react'
import { formatNumero } from './cantidades.ts'
import styles from './TablaDeParticipacion.module.css'

/** People who answered, were invited, are expected: always the three together. */
export interface Cuentas {
  contestaron: number
  invitados: number
  planeados: number
}

interface Fila extends Cuentas {
  id: string
  /** Before its name: G1. */
  marca: string
  nombre: string
  nota?: ReactNode
}

interface TablaDeParticipacionProps {
  nombre: string
  bloques: readonly (Cuentas & { id: string; nombre: string; filas: readonly Fila[] })[]
  /** The one row to notice. */
  idAtrasada?: string | undefined
}

const COLUMNAS = [
  ['contestaron', 'Contestaron'],
  ['invitados', 'Invitadas'],
  ['planeados', 'Planeadas'],
] as const

/** Participation, the same on every screen: one bar for three figures, by area and group. */
export function TablaDeParticipacion({ nombre, bloques, idAtrasada }: TablaDeParticipacionProps) {
  return (
    <div className={styles.lugar}>
      <table className={styles.tabla} aria-label={nombre}>
        <thead>
          <tr>
            <th scope="col">Área y grupo</th>
            <th scope="col">
              <span className="oculto">En una barra</span>
            </th>
            {COLUMNAS.map(([campo, titulo]) => (
              <th key={campo} scope="col" className={styles.numero}>
                <span className={`${styles.clave} ${styles[campo]}`} aria-hidden="true" />
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        {bloques.map(({ filas, ...bloque }) => (
          <tbody key={bloque.id}>
            <tr className={styles.area}>
              <th scope="rowgroup">{bloque.nombre}</th>
              <Cifras {...bloque} />
            </tr>
            {filas.map((fila) => (
              <tr key={fila.id} className={fila.id === idAtrasada ? styles.atrasada : undefined}>
                <th scope="row" className={styles.quien}>
                  <b>{fila.marca}</b>
                  <span>
                    {fila.nombre}
                    {fila.nota && <small>{fila.nota}</small>}
                  </span>
                </th>
                <Cifras {...fila} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Cifras(cuentas: Cuentas) {
  return (
    <>
      <td className={styles.barra}>
        <BarraDeTres {...cuentas} />
      </td>
      {COLUMNAS.map(([campo, titulo]) => (
        <td key={campo} className={styles.numero} data-campo={campo} data-rotulo={titulo}>
          {formatNumero(cuentas[campo])}
        </td>
      ))}
    </>
  )
}

/** Planned is the rail, invited the tone between, answered ink. More invited than planned fill it. */
export function BarraDeTres({ contestaron, invitados, planeados }: Cuentas) {
  const total = Math.max(planeados, invitados, contestaron)
  const width = (parte: number) => ({ width: `${total > 0 ? (parte / total) * 100 : 0}%` })
  return (
    <div className={styles.tres} aria-hidden="true">
      <span className={styles.invitados} style={width(invitados)} />
      <span className={styles.contestaron} style={width(contestaron)} />
    </div>
  )
}
