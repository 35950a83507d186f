import { Link } from 'react-router'
import { botonClassName } from '#web/ui/Boton.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import type { ClimaAbierto } from '../climas-queries.ts'
import editarStyles from '../EditarClima.module.css'
import { EliminarClima } from '../EliminarClima.tsx'
import { ResultadoDeClima } from '../ResultadoDeClima.tsx'
import { formatVista } from '../vista.ts'
import styles from './EstudioAnterior.module.css'

/** A round of figures that came from another tool: nothing of it is worked on. */
export function FichaDeEstudio({ clima }: { clima: ClimaAbierto }) {
  const { areasDeTrabajo, gruposDeOpinion, participacion, siguienteRonda } = clima
  const idConQuien = siguienteRonda?.id ?? clima.id
  const partes = [
    `${formatNumero(participacion.contestaron)} personas`,
    ...(areasDeTrabajo.length > 0 ? [formatCantidad(areasDeTrabajo.length, 'área', 'áreas')] : []),
    ...(gruposDeOpinion.length > 0 ? [formatCantidad(gruposDeOpinion.length, 'grupo', 'grupos')] : []),
  ]
  return (
    <>
      <div className={`${editarStyles.cerrado} ${styles.deOtra}`}>
        <p>
          <strong>Estas cifras son de otra herramienta.</strong> {partes.join(', ')}. Se comparan y están en
          la tendencia y en el mapa; no hay cuestionario, respuestas ni textos. Para corregirlas, elimínalo y
          tráelo de nuevo.
        </p>
        <Link
          to={formatVista({ vista: 'GraficasClima', idClima: idConQuien, grafica: 'Tendencia' })}
          className={botonClassName('secundario', true)}
        >
          Ver la tendencia
        </Link>
      </div>
      <ResultadoDeClima clima={clima} />
      <section className={editarStyles.final}>
        <h2>Con todo el estudio</h2>
        <EliminarClima clima={clima} />
      </section>
    </>
  )
}
