import { TRAMA } from '#dibujo/formas.ts'
import type { TablaDeGrafica as Datos } from '#dibujo/grafica.ts'
import { type EntradaDeLeyenda, formatEntrada } from '#dibujo/lamina.ts'
import { toVariable } from '#dibujo/paleta.ts'
import { Icono } from '../Icono.tsx'
import { Tabla } from '../Tabla.tsx'
import styles from './Leyenda.module.css'
import tablaDeGraficaStyles from './TablaDeGrafica.module.css'

/** Meanings of a chart's colours. `escala`: steps of one scale, side by side over the whole width. */
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

/** A colour as the bars have it, with their line around it on paper. */
function Muestra({ color, trama }: EntradaDeLeyenda) {
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
    </svg>
  )
}

/** Longer than any figure: a sentence. */
const MAX_CIFRA = 12

/** Words of a row for all its last columns, where it has no figures for them. */
function splitFila(celdas: readonly string[]): { cifras: readonly string[]; frase: string | null } {
  const desde = celdas.findIndex((celda) => celda.length > MAX_CIFRA)
  const frase = celdas[desde] ?? null
  const resto = desde < 0 ? [] : celdas.slice(desde)
  return resto.length > 1 && resto.every((celda) => celda === frase)
    ? { cifras: celdas.slice(0, desde), frase }
    : { cifras: celdas, frase: null }
}

/** The same figures in rows and columns: for whoever listens, and for whoever copies them elsewhere. */
export function TablaDeGrafica({ tabla, nombre, base }: { tabla: Datos; nombre: string; base: string }) {
  return (
    <Tabla nombre={nombre} className={tablaDeGraficaStyles.tabla}>
      <caption>
        <span className="oculto">{nombre}. </span>
        {base}
      </caption>
      <thead>
        <tr>
          {tabla.encabezados.map((encabezado) => (
            <th key={encabezado} scope="col">
              {encabezado}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tabla.filas.map(([nombreDeFila, ...celdas]) => {
          const { cifras, frase } = splitFila(celdas)
          return (
            <tr key={nombreDeFila}>
              <th scope="row">{nombreDeFila}</th>
              {cifras.map((celda, i) => (
                <td key={tabla.encabezados[i + 1]}>{celda}</td>
              ))}
              {frase && (
                <td colSpan={celdas.length - cifras.length} className={tablaDeGraficaStyles.frase}>
                  {frase}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </Tabla>
  )
}
