import { toVariable } from '#dibujo/paleta.ts'
import { formatPersonas } from '#dibujo/resultados/cifras.ts'
import { GENERAL, type OrdenDeMapa } from '#domain/lecturas/orden-de-mapa.ts'
import { BotonIcono } from '#web/ui/Boton.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { CifraEnColor } from '#web/ui/Cara.tsx'
import { isSinPublicar } from '../clima-de-graficas.ts'
import { showCelda } from './celda.ts'
import styles from './MapaDeCalor.module.css'
import {
  describeFilaOculta,
  describeSinCambio,
  type FilaMostrada,
  type MapaMostrado,
  markColumna,
  TITULO_DE_BLOQUE,
} from './mapa-mostrado.ts'

interface MapaEnTelefonoProps {
  mapa: MapaMostrado
  /** Without it there is no column to choose, there being no figures yet. */
  onOrden?: (orden: OrdenDeMapa | null) => void
}

/** Where the map does not fit: all of it in small, and one column at a time as a list. */
export function MapaEnTelefono({ mapa, onOrden }: MapaEnTelefonoProps) {
  const { columnas, bloques, orden } = mapa
  const nombres = [GENERAL, ...columnas.map(({ nombre }) => nombre)]
  const actual = Math.max(0, nombres.indexOf(orden?.columna ?? columnas[0]?.nombre ?? GENERAL))
  const choose = (i: number) =>
    onOrden?.({ columna: nombres[(i + nombres.length) % nombres.length]!, sentido: 'asc' })
  return (
    <section className={styles.telefono} aria-label="Mapa de calor, columna por columna">
      {onOrden && <p className={styles.toca}>Toca una columna o escógela abajo</p>}
      <Mini mapa={mapa} elegida={onOrden ? actual - 1 : -1} onElegir={(c) => choose(c + 1)} />
      {onOrden && (
        <div className={styles.pasa}>
          <BotonIcono icono="izquierda" nombre="Columna anterior" onClick={() => choose(actual - 1)} />
          <CampoSeleccion
            rotulo="Columna"
            opciones={nombres.map((valor, i) => ({
              valor,
              texto: markColumna(
                valor === GENERAL ? 'General' : valor,
                i === 0 ? mapa.general : columnas[i - 1]?.comparabilidad,
                mapa.modo,
              ),
            }))}
            value={nombres[actual]!}
            onChange={(event) => choose(nombres.indexOf(event.currentTarget.value))}
          />
          <BotonIcono icono="derecha" nombre="Columna siguiente" onClick={() => choose(actual + 1)} />
        </div>
      )}
      {bloques.map(({ clase, filas }) => (
        <div key={clase}>
          {TITULO_DE_BLOQUE[clase] && <h3>{TITULO_DE_BLOQUE[clase]}</h3>}
          <ul className={clase === 'empresa' ? styles.todo : undefined}>
            {filas.map((fila) => (
              <Renglon key={fila.conjunto.id} fila={fila} columna={actual - 1} mapa={mapa} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** columna: -1, the means. */
function Renglon({ fila, columna, mapa }: { fila: FilaMostrada; columna: number; mapa: MapaMostrado }) {
  const { conjunto, general, celdas } = fila
  const celda = showCelda(celdas[columna] ?? general, mapa.modo)
  const oculta = describeFilaOculta(fila, mapa)
  return (
    <li>
      <span>
        {conjunto.codigo && <b>{conjunto.codigo}</b>} {conjunto.nombre}
        {typeof conjunto.personas === 'number' && <small>{formatPersonas(conjunto.personas)}</small>}
        {oculta && <small>{oculta}</small>}
      </span>
      {isSinPublicar(mapa.clima) ? (
        <CifraEnColor className={styles.porLlegar} />
      ) : oculta || !celda ? (
        <CifraEnColor className={styles.oculta}>
          <abbr title={oculta ?? describeHueco(fila, columna, mapa)}>
            {conjunto.reserva ? 'Reservado' : '–'}
          </abbr>
        </CifraEnColor>
      ) : (
        <CifraEnColor estilo={celda.estilo}>{celda.texto}</CifraEnColor>
      )}
    </li>
  )
}

function describeHueco(
  { celdas, general }: FilaMostrada,
  columna: number,
  { columnas }: MapaMostrado,
): string {
  const suya = columnas[columna]
  return suya && typeof (celdas[columna] ?? general).valor === 'number'
    ? describeSinCambio(suya)
    : 'Sin cifra que mostrar'
}

const ANCHO = 24
const ALTO = 9

/** No figures: a touch picks a column. The select above the list does the same for whoever does not see it. */
function Mini({
  mapa: { clima, columnas, bloques, modo },
  elegida,
  onElegir,
}: {
  mapa: MapaMostrado
  elegida: number
  onElegir: (columna: number) => void
}) {
  const filas = bloques.flatMap((bloque) => bloque.filas)
  const ancho = columnas.length * ANCHO
  const alto = filas.length * ALTO
  return (
    <svg
      className={styles.mini}
      data-dato
      viewBox={`-2 -2 ${ancho + 4} ${alto + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        onElegir(
          Math.min(columnas.length - 1, Math.floor(((event.clientX - left) / width) * columnas.length)),
        )
      }}
    >
      {filas.map((fila, f) =>
        fila.celdas.map((celda, c) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={`${f},${c}`}
            x={c * ANCHO}
            y={f * ALTO}
            width={ANCHO - 1}
            height={ALTO - 1}
            {...(isSinPublicar(clima)
              ? { fill: 'none', stroke: 'var(--line-strong)', vectorEffect: 'non-scaling-stroke' }
              : { fill: toVariable(showCelda(celda, modo)?.fondo ?? 'sand-3') })}
          />
        )),
      )}
      {elegida >= 0 && (
        <rect
          x={elegida * ANCHO - 1}
          y={-1}
          width={ANCHO + 1}
          height={alto + 1}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={3}
        />
      )}
    </svg>
  )
}
