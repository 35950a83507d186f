import { formatDiasJuntos } from '../../lib/dias-juntos.ts'
import { useSiteConfig } from '../../lib/site.tsx'
import styles from './EtapasDeRonda.module.css'
import type { Ronda } from './rondas-query.ts'

interface Etapa {
  cuando: string
  que: string
  pasada: boolean
}

/** What comes after what. Only days that are agreed are named. */
export function EtapasDeRonda({ ronda }: { ronda: Ronda }) {
  const { timeZone } = useSiteConfig()
  const { encuestaActiva, contestaron, fechaInicio, fechaLimite } = ronda
  const formatDia = formatDiasJuntos(fechaLimite ? [fechaInicio, fechaLimite] : [fechaInicio], timeZone)
  const abierta = encuestaActiva || contestaron > 0
  const etapas: Etapa[] = [
    {
      cuando: formatDia(fechaInicio),
      que: abierta ? 'Se abrió la encuesta' : 'Se abre la encuesta',
      pasada: abierta,
    },
    {
      cuando: fechaLimite ? formatDia(fechaLimite) : 'Sin fecha todavía',
      que: 'Termina el plazo',
      pasada: false,
    },
    { cuando: 'Después', que: 'Se cierra y queda anónima', pasada: false },
    { cuando: 'Al final', que: 'Se publica el informe', pasada: false },
  ]
  return (
    <ol className={styles.etapas} aria-label="Qué sigue">
      {etapas.map(({ cuando, que, pasada }) => (
        <li key={que} data-pasada={pasada}>
          <strong>{cuando}</strong>
          <span>{que}</span>
        </li>
      ))}
    </ol>
  )
}
