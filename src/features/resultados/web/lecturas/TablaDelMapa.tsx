import { type CSSProperties, type KeyboardEvent, memo, type SyntheticEvent, useRef } from 'react'
import { toVariable } from '#dibujo/paleta.ts'
import { formatNumero } from '#dibujo/resultados/cifras.ts'
import { GENERAL, type ModoDeMapa, type OrdenDeMapa } from '#domain/lecturas/orden-de-mapa.ts'
import { isSinPublicar } from '../clima-de-graficas.ts'
import { showCelda, useColumnaALaVista, useOrillas } from './celda.ts'
import styles from './MapaDeCalor.module.css'
import {
  describeFilaOculta,
  describeSinCambio,
  type FilaMostrada,
  getSiguienteOrden,
  type MapaMostrado,
  markColumna,
  TITULO_DE_BLOQUE,
} from './mapa-mostrado.ts'

interface TablaDelMapaProps {
  mapa: MapaMostrado
  /** Without it nothing can be sorted, there being no figures yet. */
  onOrden?: ((orden: OrdenDeMapa | null) => void) | undefined
  /** The cell under the pointer or the focus; null: none. */
  onCelda?: (celda: { fila: FilaMostrada; columna: number } | null) => void
  /** The cell that was pressed, and stays. */
  onElegida?: (celda: { fila: FilaMostrada; columna: number }) => void
}

/** With more columns the map scrolls in its own frame, heads and names staying in view. */
const SIN_DESPLAZAR = 14
export const cabeSinDesplazar = (columnas: MapaMostrado['columnas']) => columnas.length <= SIN_DESPLAZAR

const FIJO = 336
const CELDA = 46
/** So narrow a map that does not scroll has room on a screen of 1280 pixels, beside the menu. */
const CELDA_MINIMA = 36
/** Columns that a sheet on its side holds. */
const PAPEL = 1150

/** The map where there is room: heads upright and fixed, every cell within reach of the keyboard. */
export const TablaDelMapa = memo(function TablaDelMapa({
  mapa,
  onOrden,
  onCelda,
  onElegida,
}: TablaDelMapaProps) {
  const { columnas, bloques, modo } = mapa
  const filas = bloques.flatMap((bloque) => bloque.filas)
  const findCelda = ({ target }: SyntheticEvent) => {
    const td = (target as HTMLElement).closest('td')
    const [f, columna] = (td?.dataset.celda ?? '').split(',').map(Number)
    const fila = filas[f ?? -1]
    return fila && columna !== undefined ? { fila, columna } : null
  }
  const tell = (event: SyntheticEvent) => onCelda?.(findCelda(event))
  const pick = (event: SyntheticEvent) => {
    const celda = findCelda(event)
    if (celda) onElegida?.(celda)
  }
  const ancho = FIJO + columnas.length * CELDA
  // One stop for the whole map, on the first row that has cells; the arrows go on from there.
  const primera = filas.findIndex((fila) => !describeFilaOculta(fila, mapa))
  const desplaza = !cabeSinDesplazar(columnas)
  const marco = useRef<HTMLElement>(null)
  useOrillas(marco, desplaza)
  useColumnaALaVista(marco, mapa.orden?.columna, FIJO)
  let f = -1
  return (
    <>
      {desplaza && (
        <p className={styles.seDesplaza}>
          Son {formatNumero(columnas.length)} columnas y {formatNumero(filas.length)} filas: el mapa se
          desplaza hacia los lados y hacia abajo, y los nombres quedan a la vista.
        </p>
      )}
      <div className={styles.orillas}>
        <section
          ref={marco}
          className={`${styles.marco} ${desplaza ? styles.desplaza : ''}`}
          aria-label="Mapa de calor"
          style={{ '--en-papel': Math.min(1, PAPEL / ancho) } as CSSProperties}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <table
            className={styles.mapa}
            style={
              {
                '--columnas': columnas.length,
                '--saltos': columnas.filter((_, c) => isInicio(columnas, c)).length,
                '--celda': `${desplaza ? CELDA : CELDA_MINIMA}px`,
              } as CSSProperties
            }
            onMouseOver={tell}
            onMouseLeave={() => onCelda?.(null)}
            onFocus={tell}
            onBlur={() => onCelda?.(null)}
            onClick={pick}
            onKeyDown={(event) => (event.key === 'Enter' ? pick(event) : moveEntreCeldas(event))}
          >
            <caption className="oculto">
              {modo === 'cambio' ? 'Cambio en puntos' : 'Satisfacción en porcentaje'}, por conjunto de
              personas y columna
            </caption>
            <colgroup>
              <col className={styles.quien} />
              <col className={styles.personas} />
              <col className={styles.general} />
              {columnas.map(({ nombre }, c) => (
                <col key={nombre} className={isInicio(columnas, c) ? styles.conSalto : undefined} />
              ))}
            </colgroup>
            <Cabeza mapa={mapa} onOrden={onOrden} />
            {bloques.map(({ clase, filas: suyas }) => (
              <tbody key={clase} className={clase === 'empresa' ? styles.todo : undefined}>
                {TITULO_DE_BLOQUE[clase] && (
                  <tr className={styles.titulo}>
                    <th colSpan={3 + columnas.length} scope="rowgroup">
                      <span>{TITULO_DE_BLOQUE[clase]}</span>
                    </th>
                  </tr>
                )}
                {suyas.map((fila) => {
                  f += 1
                  return (
                    <Fila key={fila.conjunto.id} fila={fila} f={f} mapa={mapa} conParada={f === primera} />
                  )
                })}
              </tbody>
            ))}
          </table>
        </section>
      </div>
    </>
  )
})

const isInicio = (columnas: MapaMostrado['columnas'], c: number) => c > 0 && columnas[c]?.inicia

function Cabeza({
  mapa: { columnas, general, orden, modo },
  onOrden,
}: Pick<TablaDelMapaProps, 'mapa' | 'onOrden'>) {
  const indicadores: { nombre: string; ancho: number }[] = []
  for (const { indicador, inicia } of columnas) {
    const ultimo = indicadores.at(-1)
    if (ultimo && !inicia) ultimo.ancho += 1
    else indicadores.push({ nombre: indicador, ancho: 1 })
  }
  return (
    <thead>
      <tr className={styles.indicadores}>
        <td colSpan={3} />
        {indicadores.map(({ nombre, ancho }) => (
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
              {describeOrden(orden, modo)} <b>{orden.columna === GENERAL ? 'General' : orden.columna}</b>
              <button type="button" className={styles.volver} onClick={() => onOrden?.(null)}>
                Volver al orden del estudio
              </button>
            </>
          )}
        </th>
        <th scope="col" className={styles.personas}>
          Personas
        </th>
        <th scope="col" className={styles.general} aria-sort={getAriaSort(orden, GENERAL)}>
          <BotonDeOrden
            columna={GENERAL}
            texto={markColumna('General', general, modo)}
            orden={orden}
            onOrden={onOrden}
          />
        </th>
        {columnas.map(({ nombre, comparabilidad }, c) => (
          <th
            key={nombre}
            scope="col"
            className={`${styles.columna} ${isInicio(columnas, c) ? styles.inicio : ''}`}
            aria-sort={getAriaSort(orden, nombre)}
          >
            <BotonDeOrden
              columna={nombre}
              texto={markColumna(nombre, comparabilidad, modo)}
              orden={orden}
              onOrden={onOrden}
            />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function describeOrden({ sentido }: OrdenDeMapa, modo: ModoDeMapa): string {
  if (modo === 'cambio')
    return sentido === 'asc' ? 'De mayor baja a mayor alza en' : 'De mayor alza a mayor baja en'
  return sentido === 'asc' ? 'De menor a mayor en' : 'De mayor a menor en'
}

const getAriaSort = (orden: OrdenDeMapa | null, columna: string) =>
  orden?.columna === columna ? (orden.sentido === 'asc' ? 'ascending' : 'descending') : undefined

const FLECHAS = { asc: '↑', desc: '↓' } as const

function BotonDeOrden({
  columna,
  texto,
  orden,
  onOrden,
}: Pick<TablaDelMapaProps, 'onOrden'> & Pick<MapaMostrado, 'orden'> & { columna: string; texto: string }) {
  if (!onOrden)
    return (
      <div>
        <span>{texto}</span>
      </div>
    )
  return (
    <button type="button" onClick={() => onOrden(getSiguienteOrden(orden, columna))}>
      <span>{texto}</span>
      <i aria-hidden="true">{orden?.columna === columna ? FLECHAS[orden.sentido] : '↕'}</i>
    </button>
  )
}

function Fila({
  fila,
  f,
  mapa,
  conParada,
}: {
  fila: FilaMostrada
  f: number
  mapa: MapaMostrado
  conParada: boolean
}) {
  const { conjunto, general, celdas } = fila
  const { columnas, modo } = mapa
  const oculta = describeFilaOculta(fila, mapa)
  const nombre = (
    <>
      <th scope="row" title={conjunto.opciones ?? undefined}>
        {conjunto.codigo && <b>{conjunto.codigo}</b>} {conjunto.nombre}
      </th>
      <td className={styles.personas}>
        {typeof conjunto.personas === 'number' ? formatNumero(conjunto.personas) : ''}
      </td>
    </>
  )
  if (oculta)
    return (
      <tr>
        {nombre}
        <td colSpan={1 + columnas.length} className={`${styles.oculta} ${styles.toda}`}>
          <span>{oculta}</span>
        </td>
      </tr>
    )
  if (isSinPublicar(mapa.clima))
    return (
      <tr>
        {nombre}
        <td />
        {columnas.map((columna, c) => (
          <td
            key={columna.nombre}
            className={`${styles.porLlegar} ${isInicio(columnas, c) ? styles.inicio : ''}`}
          />
        ))}
      </tr>
    )
  const media = showCelda(general, modo)
  return (
    <tr>
      {nombre}
      <td
        className={`${styles.media} ${media && modo === 'cambio' && media.clase === undefined ? styles.tenue : ''}`}
        style={
          media && modo === 'satisfaccion'
            ? { boxShadow: `inset 6px 0 ${toVariable(media.fondo)}` }
            : undefined
        }
      >
        {media?.texto ?? '–'}
      </td>
      {celdas.map((celda, c) => {
        const mostrada = showCelda(celda, modo)
        return (
          <td
            key={columnas[c]?.nombre}
            data-celda={`${f},${c}`}
            className={[
              isInicio(columnas, c) && styles.inicio,
              mostrada ? mostrada.clase && styles[mostrada.clase] : styles.oculta,
            ]
              .filter(Boolean)
              .join(' ')}
            style={mostrada?.estilo}
            tabIndex={conParada && c === 0 ? 0 : -1}
          >
            {mostrada?.texto ?? (
              <abbr title={celda.valor == null ? 'Sin cifra que mostrar' : describeSinCambio(columnas[c]!)}>
                –
              </abbr>
            )}
          </td>
        )
      })}
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
