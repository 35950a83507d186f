import { formatDiasJuntos } from '#web/lib/dias-juntos.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import styles from './EtapasDeRonda.module.css'
import { listEtapas } from './etapas.ts'
import type { Ronda } from './rondas-query.ts'

export function EtapasDeRonda({ ronda }: { ronda: Ronda }) {
  const { timeZone } = useSiteConfig()
  const { fechaInicio, fechaLimite } = ronda
  const formatDia = formatDiasJuntos(fechaLimite ? [fechaInicio, fechaLimite] : [fechaInicio], timeZone)
  return (
    <ol className={styles.etapas} aria-label="Qué sigue">
      {listEtapas(ronda, formatDia).map(({ cuando, que, pasada }) => (
        <li key={que} data-pasada={pasada}>
          <strong>{cuando}</strong>
          <span>{que}</span>
        </li>
      ))}
    </ol>
  )
}
