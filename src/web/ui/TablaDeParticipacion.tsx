import type { ReactNode } from 'react'
import { computeParte } from '#domain/texto/cantidad.ts'
import { formatNumero } from './cantidades.ts'
import styles from './TablaDeParticipacion.module.css'

/** People who answered, were invited, are expected. */
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
  /** What share of the planned should have answered by today, from 0 to 1: a tick on every bar. */
  esperado?: number | null
}

/** Participation, the same on every screen, by area and group. Who was invited is said where it is not all who are planned. */
export function TablaDeParticipacion({
  nombre,
  bloques,
  idAtrasada,
  esperado = null,
}: TablaDeParticipacionProps) {
  const filasDeTodas = bloques.flatMap((bloque) => [bloque, ...bloque.filas])
  const conInvitados = filasDeTodas.some(({ invitados, planeados }) => invitados !== planeados)
  const columnas = { esperado, conInvitados }
  return (
    <div className={styles.lugar}>
      <table className={styles.tabla} aria-label={nombre}>
        <thead>
          <tr>
            <th scope="col">Área y grupo</th>
            <th scope="col">
              <span className="oculto">En una barra</span>
            </th>
            <th scope="col" className={styles.numero}>
              Contestaron
            </th>
            {conInvitados && (
              <th scope="col" className={styles.numero}>
                Invitadas
              </th>
            )}
            <th scope="col" className={styles.numero}>
              <span className="oculto">En porcentaje</span>
            </th>
          </tr>
        </thead>
        {bloques.map(({ filas, ...bloque }) => (
          <tbody key={bloque.id}>
            <tr className={styles.area}>
              <th scope="rowgroup">{bloque.nombre}</th>
              <Cifras {...bloque} {...columnas} />
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
                <Cifras {...fila} {...columnas} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Cifras({
  esperado,
  conInvitados,
  ...cuentas
}: Cuentas & { esperado: number | null; conInvitados: boolean }) {
  const { contestaron, invitados, planeados } = cuentas
  return (
    <>
      <td className={styles.barra}>
        <BarraDeTres {...cuentas} esperado={esperado} />
      </td>
      <td className={styles.numero} data-campo="contestaron">
        <b>{formatNumero(contestaron)}</b> de {formatNumero(planeados)}
      </td>
      {conInvitados && (
        <td className={styles.numero} data-campo="invitados" data-rotulo="invitadas">
          {formatNumero(invitados)}
        </td>
      )}
      <td className={styles.numero} data-campo="porcentaje">
        {planeados > 0 && `${computeParte(contestaron, planeados)}\u00a0%`}
      </td>
    </>
  )
}

/** Planned is the rail, invited the tone between, answered ink. More invited than planned fill it. */
export function BarraDeTres({
  contestaron,
  invitados,
  planeados,
  esperado = null,
}: Cuentas & { esperado?: number | null }) {
  const total = Math.max(planeados, invitados, contestaron)
  const width = (parte: number) => ({ width: `${total > 0 ? (parte / total) * 100 : 0}%` })
  return (
    <div className={styles.tres} aria-hidden="true">
      <span className={styles.invitados} style={width(invitados)} />
      <span className={styles.contestaron} style={width(contestaron)} />
      {esperado !== null && <i style={{ left: `${(esperado * 100 * planeados) / (total || 1)}%` }} />}
    </div>
  )
}
