import { Link } from 'react-router'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import type { ClimaAbierto } from './climas-queries.ts'
import styles from './EditarClima.module.css'
import { formatVista } from './vista.ts'

export function ResumenDeCuestionario({ clima }: { clima: ClimaAbierto }) {
  const { id: idClima, cantidadDePreguntas, cantidadDePaginas, cuestionario } = clima
  const partes = cuestionario.partesCuestionario.length
  return (
    <section>
      <h2>Cuestionario</h2>
      <p className={styles.linea}>
        <b>{formatNumero(cantidadDePreguntas)}</b> {cantidadDePreguntas === 1 ? 'pregunta' : 'preguntas'} en{' '}
        {formatCantidad(partes, 'parte', 'partes')}, {formatCantidad(cantidadDePaginas, 'página', 'páginas')}
      </p>
      <p className={styles.hacer}>
        <Link to={formatVista({ vista: 'Estructura', idClima, seccion: 'cuestionario' })}>
          Ver las partes
        </Link>
        <Link to={formatVista({ vista: 'Estructura', idClima, seccion: 'vistaPrevia' })}>
          {clima.cerrado ? 'Verla como quien contestó' : 'Verla como quien contesta'}
        </Link>
      </p>
    </section>
  )
}
