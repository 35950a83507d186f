import type { TablaDeGrafica as Datos } from '../../../dibujo/grafica.ts'
import { Tabla } from '../Tabla.tsx'
import styles from './TablaDeGrafica.module.css'

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
        {tabla.filas.map(([nombreDeFila, ...celdas]) => (
          <tr key={nombreDeFila}>
            <th scope="row">{nombreDeFila}</th>
            {celdas.map((celda, i) => (
              <td key={tabla.encabezados[i + 1]}>{celda}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Tabla>
  )
}
