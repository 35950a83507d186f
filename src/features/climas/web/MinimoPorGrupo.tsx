import { Link } from 'react-router'
import { LIMITES_DEL_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import type { ClimaAbierto } from './climas-queries.ts'
import styles from './EditarClima.module.css'
import { formatVista } from './vista.ts'

/** The number, what it means, and which way it may still move. */
export function MinimoPorGrupo({ clima }: { clima: ClimaAbierto }) {
  const { id: idClima, minimoPorGrupo: minimo, cerrado, publicacion, participacion } = clima
  const { min, max } = LIMITES_DEL_MINIMO
  return (
    <section>
      <h2>Mínimo por grupo</h2>
      <div className={styles.minimo}>
        <b>{minimo}</b>
        {minimo === 1 ? (
          <p>
            Sin mínimo: las cifras se cuentan cuando se piden y la consultora puede ver grupos pequeños. La
            encuesta se lo dice a quien contesta.
          </p>
        ) : (
          <p>
            hojas para que un grupo tenga cifra propia. Con menos no se muestra, ni aquí ni en el informe, y a
            veces otro grupo se reserva para protegerlo.
          </p>
        )}
      </div>
      <p className={styles.nota}>
        {cerrado
          ? 'Con él se cerró este clima: ya no cambia.'
          : publicacion > 0
            ? 'Con él se publicaron resultados: ya no cambia.'
            : participacion.invitados > 0
              ? 'Ya hay invitaciones: desde ahora solo puede subir.'
              : `De ${min} a ${max}, o 1 para no tener mínimo. Desde la primera invitación o papeleta solo puede subir.`}
      </p>
      {!cerrado && publicacion === 0 && (minimo < max || participacion.invitados === 0) && (
        <p className={styles.hacer}>
          <Link to={formatVista({ vista: 'Estructura', idClima, seccion: 'fechas' })}>Cambiar el mínimo</Link>
        </p>
      )}
    </section>
  )
}
