import { type KeyboardEvent, memo, type SyntheticEvent } from 'react'
import { toVariable } from '../../../../dibujo/paleta.ts'
import { formatNumero } from '../../../../dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '../../../../dibujo/resultados/colores.ts'
import { formatReserva } from '../../../../domain/resultados/reserva.ts'
import type { ClimaDeGraficas } from '../clima-de-graficas.ts'
import { getEstiloDeCelda } from './celda.ts'
import styles from './MapaDeCalor.module.css'
import {
  type CeldaDeMapa,
  type FilaDeMapa,
  formatCortado,
  type Mapa,
  type OrdenDeMapa,
} from './mapa-de-calor.ts'

interface TablaDelMapaProps {
  mapa: Mapa
  clima: ClimaDeGraficas
  orden: OrdenDeMapa
  onOrden: (columna: string | null) => void
  /** The cell under the pointer or the focus; null: none. */
  onCelda: (celda: CeldaDeMapa | null) => void
}

/** With more columns the map scrolls in its own frame, heads and names staying in view. */
const SIN_DESPLAZAR = 14
const FIJO = 326
const CELDA = 46

/** The map where there is room: heads upright and fixed, every cell within reach of the keyboard. */
export const TablaDelMapa = memo(function TablaDelMapa(props: TablaDelMapaProps) {
  const { mapa, clima, orden, onOrden, onCelda } = props
  const { columnas } = mapa
  const filas = mapa.bloques.flatMap((bloque) => bloque.filas)
  const tell = ({ target }: SyntheticEvent) => {
    const td = (target as HTMLElement).closest('td')
    const [f, c] = (td?.dataset.celda ?? '').split(',').map(Number)
    const fila = filas[f ?? -1]
    const valor = fila?.valores[c ?? -1]
    onCelda(fila && typeof valor === 'number' ? { fila, columna: columnas[c!]?.nombre ?? '', valor } : null)
  }
  let f = -1
  return (
    <section
      className={`${styles.marco} ${columnas.length > SIN_DESPLAZAR ? styles.desplaza : ''}`}
      aria-label="Mapa de calor"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table
        className={styles.mapa}
        style={{ minWidth: FIJO + columnas.length * CELDA }}
        onMouseOver={tell}
        onMouseLeave={() => onCelda(null)}
        onFocus={tell}
        onBlur={() => onCelda(null)}
        onKeyDown={moveEntreCeldas}
      >
        <caption className="oculto">Satisfacción en porcentaje, por conjunto de personas y columna</caption>
        <colgroup>
          <col style={{ width: 204 }} />
          <col style={{ width: 62 }} />
          <col style={{ width: 60 }} />
        </colgroup>
        <Cabeza columnas={columnas} orden={orden} onOrden={onOrden} />
        {mapa.bloques.map((bloque) => (
          <tbody key={bloque.nombre} className={bloque.nombre ? undefined : styles.todo}>
            {bloque.nombre && (
              <tr className={styles.titulo}>
                <th colSpan={3 + columnas.length} scope="rowgroup">
                  {bloque.nombre}
                </th>
              </tr>
            )}
            {bloque.filas.map((fila) => {
              f += 1
              return <Fila key={fila.id} fila={fila} f={f} columnas={columnas} clima={clima} />
            })}
          </tbody>
        ))}
      </table>
    </section>
  )
})

const isInicio = (columnas: Mapa['columnas'], c: number) =>
  c > 0 && columnas[c]?.grupo !== columnas[c - 1]?.grupo

function Cabeza({
  columnas,
  orden,
  onOrden,
}: Pick<TablaDelMapaProps, 'orden' | 'onOrden'> & Pick<Mapa, 'columnas'>) {
  const grupos: { nombre: string; ancho: number }[] = []
  for (const { grupo } of columnas) {
    const ultimo = grupos.at(-1)
    if (ultimo?.nombre === grupo) ultimo.ancho += 1
    else grupos.push({ nombre: grupo, ancho: 1 })
  }
  return (
    <thead>
      <tr className={styles.indicadores}>
        <td colSpan={3} />
        {grupos.map(({ nombre, ancho }) => (
          <th key={nombre} colSpan={ancho} scope="colgroup">
            {nombre}
          </th>
        ))}
      </tr>
      <tr className={styles.variables}>
        <th scope="col" className={styles.quien}>
          {orden === null ? (
            'En el orden del estudio'
          ) : (
            <>
              De menor a mayor en <b>{orden === 'general' ? 'General' : orden}</b>
              <button type="button" className={styles.volver} onClick={() => onOrden(null)}>
                Volver al orden del estudio
              </button>
            </>
          )}
        </th>
        <th scope="col" className={styles.personas}>
          Personas
        </th>
        <th scope="col" className={styles.general} aria-sort={orden === 'general' ? 'ascending' : undefined}>
          <BotonDeOrden columna="general" texto="General" orden={orden} onOrden={onOrden} />
        </th>
        {columnas.map(({ nombre }, c) => (
          <th
            key={nombre}
            scope="col"
            className={`${styles.columna} ${isInicio(columnas, c) ? styles.inicio : ''}`}
            aria-sort={orden === nombre ? 'ascending' : undefined}
          >
            <BotonDeOrden columna={nombre} texto={nombre} orden={orden} onOrden={onOrden} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function BotonDeOrden({
  columna,
  texto,
  orden,
  onOrden,
}: Pick<TablaDelMapaProps, 'orden' | 'onOrden'> & { columna: string; texto: string }) {
  return (
    <button type="button" onClick={() => onOrden(orden === columna ? null : columna)}>
      <span>{texto}</span>
      <i aria-hidden="true">{orden === columna ? '↑' : '↕'}</i>
    </button>
  )
}

function Fila({
  fila,
  f,
  columnas,
  clima,
}: {
  fila: FilaDeMapa
  f: number
  columnas: Mapa['columnas']
  clima: ClimaDeGraficas
}) {
  const nombre = (
    <>
      <th scope="row">
        {fila.etiqueta && <b>{fila.etiqueta}</b>} {fila.nombre}
      </th>
      <td className={styles.personas}>{fila.personas === null ? '' : formatNumero(fila.personas)}</td>
    </>
  )
  if (fila.reserva)
    return (
      <tr>
        {nombre}
        <td colSpan={1 + columnas.length} className={`${styles.oculta} ${styles.toda}`}>
          <span>{formatReserva(fila.reserva, clima.minimoPorGrupo)}</span>
        </td>
      </tr>
    )
  return (
    <tr>
      {nombre}
      <td
        className={styles.media}
        style={
          fila.general === null
            ? undefined
            : { boxShadow: `inset 6px 0 ${toVariable(getColorDeBanda(fila.general))}` }
        }
      >
        {fila.general === null ? '–' : formatCortado(fila.general)}
      </td>
      {fila.valores.map((valor, c) => (
        <td
          key={columnas[c]?.nombre}
          data-celda={`${f},${c}`}
          className={`${isInicio(columnas, c) ? styles.inicio : ''} ${valor === null ? styles.oculta : ''}`}
          style={valor === null ? undefined : getEstiloDeCelda(valor)}
          // One stop for the whole map; the arrows go on from there.
          tabIndex={f === 0 && c === 0 ? 0 : -1}
        >
          {valor === null ? <abbr title="Sin cifra que mostrar">–</abbr> : formatCortado(valor)}
        </td>
      ))}
    </tr>
  )
}

const PASOS: Record<string, [number, number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
}

function moveEntreCeldas(event: KeyboardEvent<HTMLTableElement>) {
  const paso = PASOS[event.key]
  const celda = (event.target as HTMLElement).dataset.celda
  if (!paso || !celda) return
  let [f = 0, c = 0] = celda.split(',').map(Number)
  // Rows that are withheld have no cells: they are passed over.
  for (let i = 0; i < 100; i++) {
    f += paso[0]
    c += paso[1]
    const otra = event.currentTarget.querySelector<HTMLElement>(`[data-celda="${f},${c}"]`)
    if (otra) {
      otra.focus()
      event.preventDefault()
      return
    }
    if (paso[0] === 0) return
  }
}
