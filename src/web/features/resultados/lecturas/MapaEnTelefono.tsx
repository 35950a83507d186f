import { toVariable } from '../../../../dibujo/paleta.ts'
import { formatPersonas } from '../../../../dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '../../../../dibujo/resultados/colores.ts'
import { formatReserva } from '../../../../domain/resultados/reserva.ts'
import { BotonIcono } from '../../../ui/Boton.tsx'
import { CampoSeleccion } from '../../../ui/CampoSeleccion.tsx'
import type { ClimaDeGraficas } from '../clima-de-graficas.ts'
import { getEstiloDeCelda } from './celda.ts'
import styles from './MapaDeCalor.module.css'
import { formatCortado, type Mapa, type OrdenDeMapa } from './mapa-de-calor.ts'

interface MapaEnTelefonoProps {
  mapa: Mapa
  clima: ClimaDeGraficas
  orden: OrdenDeMapa
  onOrden: (columna: string) => void
}

/** Where the map does not fit: all of it in small, and one column at a time as a list. */
export function MapaEnTelefono({ mapa, clima, orden, onOrden }: MapaEnTelefonoProps) {
  const { columnas, bloques } = mapa
  const nombres = ['general', ...columnas.map(({ nombre }) => nombre)]
  const actual = Math.max(0, nombres.indexOf(orden ?? columnas[0]?.nombre ?? 'general'))
  const choose = (i: number) => onOrden(nombres[(i + nombres.length) % nombres.length]!)
  return (
    <section className={styles.telefono} aria-label="Mapa de calor, columna por columna">
      <Mini mapa={mapa} elegida={actual - 1} onElegir={(c) => choose(c + 1)} />
      <div className={styles.pasa}>
        <BotonIcono icono="izquierda" nombre="Columna anterior" onClick={() => choose(actual - 1)} />
        <CampoSeleccion
          rotulo="Columna"
          opciones={nombres.map((valor) => ({ valor, texto: valor === 'general' ? 'General' : valor }))}
          value={nombres[actual]!}
          onChange={(event) => onOrden(event.currentTarget.value)}
        />
        <BotonIcono icono="derecha" nombre="Columna siguiente" onClick={() => choose(actual + 1)} />
      </div>
      {bloques.map((bloque) => (
        <div key={bloque.nombre}>
          {bloque.nombre && <h3>{bloque.nombre}</h3>}
          <ul className={bloque.nombre ? undefined : styles.todo}>
            {bloque.filas.map((fila) => {
              const valor = actual === 0 ? fila.general : (fila.valores[actual - 1] ?? null)
              return (
                <li key={fila.id}>
                  <span>
                    {fila.etiqueta && <b>{fila.etiqueta}</b>} {fila.nombre}
                    {fila.personas !== null && <small>{formatPersonas(fila.personas)}</small>}
                  </span>
                  {fila.reserva || valor === null ? (
                    <span className={`${styles.chip} ${styles.oculta}`}>
                      {fila.reserva ? formatReserva(fila.reserva, clima.minimoPorGrupo) : '–'}
                    </span>
                  ) : (
                    <span className={styles.chip} style={getEstiloDeCelda(valor)}>
                      {formatCortado(valor)}
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}

const ANCHO = 24
const ALTO = 9

/** No figures: a touch picks a column. The select above the list does the same for whoever does not see it. */
function Mini({
  mapa: { columnas, bloques },
  elegida,
  onElegir,
}: {
  mapa: Mapa
  elegida: number
  onElegir: (columna: number) => void
}) {
  const filas = bloques.flatMap((bloque) => bloque.filas)
  const ancho = columnas.length * ANCHO
  const alto = filas.length * ALTO
  return (
    <>
      <p className={styles.toca}>Toca una columna o escógela abajo</p>
      <svg
        className={styles.mini}
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
          fila.valores.map((valor, c) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={`${f},${c}`}
              x={c * ANCHO}
              y={f * ALTO}
              width={ANCHO - 1}
              height={ALTO - 1}
              fill={fila.reserva || valor === null ? 'var(--sand-2)' : toVariable(getColorDeBanda(valor))}
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
    </>
  )
}
