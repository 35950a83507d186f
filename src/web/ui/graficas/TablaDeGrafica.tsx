import { Tabla } from '../Tabla.tsx'
import type { Dibujo } from './dibujo.ts'
import styles from './TablaDeGrafica.module.css'

/** The same figures in rows and columns: for whoever listens, and for whoever copies them elsewhere. */
export function TablaDeGrafica({ dibujo, nombre }: { dibujo: Dibujo; nombre: string }) {
  const { filas, series, encabezado, medida, encabezadoDeNota, encabezadoDeDiferencia } = dibujo
  const columnas = series?.map((serie) => serie.nombre) ?? [medida]
  return (
    <Tabla nombre={nombre} className={styles.tabla}>
      <caption className="oculto">{nombre}</caption>
      <thead>
        <tr>
          <th scope="col">{encabezado}</th>
          {encabezadoDeNota && <th scope="col">{encabezadoDeNota}</th>}
          {columnas.map((columna) => (
            <th key={columna} scope="col">
              {columna}
            </th>
          ))}
          {encabezadoDeDiferencia && <th scope="col">{encabezadoDeDiferencia}</th>}
        </tr>
      </thead>
      <tbody>
        {filas.map((fila) => (
          <tr key={fila.nombre}>
            <th scope="row">{fila.nombre}</th>
            {encabezadoDeNota && <td>{fila.nota}</td>}
            {columnas.map((columna, i) => (
              <td key={columna}>{fila.barras[i]?.texto}</td>
            ))}
            {encabezadoDeDiferencia && <td>{fila.diferencia?.texto ?? ''}</td>}
          </tr>
        ))}
      </tbody>
    </Tabla>
  )
}
