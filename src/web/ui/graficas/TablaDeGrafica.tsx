import type { TablaDeGrafica as Datos } from '#dibujo/grafica.ts'
import { Tabla } from '../Tabla.tsx'
import styles from './TablaDeGrafica.module.css'

/** Longer than any figure: a sentence. */
const MAX_CIFRA = 12

/** What a row says once of all its last columns, where it has no figures for them. */
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
    <Tabla nombre={nombre} className={styles.tabla}>
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
                <td colSpan={celdas.length - cifras.length} className={styles.frase}>
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
