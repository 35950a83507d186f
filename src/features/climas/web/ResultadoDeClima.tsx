import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { toVariable } from '#dibujo/paleta.ts'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '#dibujo/resultados/colores.ts'
import { formatAvance } from '#domain/resultados/avance.ts'
import { useApi } from '#web/lib/site.tsx'
import { type ClimaAbierto, satisfaccionDeEmpresaQuery } from './climas-queries.ts'
import styles from './EditarClima.module.css'
import { CambioDeRonda } from './TableClima.tsx'
import { formatVista } from './vista.ts'

/** Result of a published round, before anything else of it. */
export function ResultadoDeClima({ clima }: { clima: ClimaAbierto }) {
  const { id, publicacion, minimoPorGrupo, avance } = clima
  const { data } = useQuery({
    ...satisfaccionDeEmpresaQuery(useApi(), id),
    enabled: publicacion > 0 || minimoPorGrupo === 1,
  })
  const satisfaccion = data?.get(id)
  if (!satisfaccion) return null
  const { valor, cambio } = satisfaccion
  return (
    <section className={styles.resultado}>
      <b style={{ borderColor: toVariable(getColorDeBanda(valor)) }}>
        {formatPorcentaje(valor)}
        <small>%</small>
      </b>
      <div>
        <h2>Satisfacción general</h2>
        {avance && <p>{formatAvance(avance, clima.lectura)}.</p>}
        {cambio && !avance && (
          <p>
            <CambioDeRonda {...cambio} /> desde la ronda anterior
          </p>
        )}
        <p>
          <Link to={formatVista({ vista: 'GraficasClima', idClima: id })}>Ver las gráficas</Link>
        </p>
      </div>
    </section>
  )
}
