import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { countDias, formatDiaLargo } from '#domain/fechas/dia.ts'
import type { Api } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { PlanDeInicio, type PlanDeInicioQuery } from './cliente.generated.ts'
import inicio from './InicioDeCliente.module.css'
import styles from './PlanEnInicio.module.css'
import type { Ronda } from './rondas-query.ts'

type CompromisoDeInicio = PlanDeInicioQuery['appInfo']['getPlan']['compromisos'][number]

const planDeInicioQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: ['planDeInicio', idClima],
    queryFn: async () => (await api(PlanDeInicio, { idClima })).appInfo.getPlan,
    staleTime: 0,
  })

/** Within so many days something is about to be due. */
const PRONTO = 7

interface PlanEnInicioProps {
  ronda: Ronda
  conEmpresa: boolean
  enlace: string
}

/** Commitments after a closed round, done first; nothing where there are none. */
export function PlanEnInicio({ ronda, conEmpresa, enlace }: PlanEnInicioProps) {
  const { data: plan } = useQuery(planDeInicioQuery(useApi(), ronda.id))
  if (!plan || plan.compromisos.length === 0) return null
  const hechos = plan.compromisos.filter(({ estado }) => estado === 'hecho')
  const faltan = plan.compromisos.filter(({ estado }) => estado !== 'hecho')
  const titulo = `plan-${ronda.id}`
  return (
    <section className={inicio.ronda} aria-labelledby={titulo}>
      <header>
        <h2 id={titulo}>Plan de acción</h2>
        <p>
          Lo que se acordó después de la encuesta {ronda.periodo}
          {conEmpresa && ` de ${ronda.empresa}`}
        </p>
      </header>
      <div>
        <p className={styles.cuenta}>
          <b>{hechos.length}</b> de {plan.compromisos.length}{' '}
          {plan.compromisos.length === 1 ? 'compromiso cumplido' : 'compromisos cumplidos'}
        </p>
        <ul className={styles.lista}>
          {[...hechos, ...faltan].map((compromiso) => (
            <Compromiso key={compromiso.id} compromiso={compromiso} hoy={plan.hoy} />
          ))}
        </ul>
        <p className={inicio.enlaces}>
          <Link to={enlace}>Actualizar el avance</Link>
        </p>
      </div>
    </section>
  )
}

function Compromiso({ compromiso, hoy }: { compromiso: CompromisoDeInicio; hoy: string }) {
  const { que, responsable, cargo, fecha, estado, hechoEl } = compromiso
  const dias = countDias(hoy, fecha)
  const hecho = estado === 'hecho'
  const apremia = !hecho && dias <= PRONTO
  return (
    <li data-hecho={hecho} data-apremia={apremia}>
      <div>
        <strong>{que}</strong>
        <span>{[responsable, cargo].filter(Boolean).join(', ')}</span>
      </div>
      <p>
        {apremia && <strong>{describePlazo(dias)}</strong>}
        <span>
          {hecho
            ? `Cumplido${hechoEl ? ` el ${formatDiaLargo(hechoEl)}` : ''}`
            : `${dias < 0 ? 'Venció' : 'Vence'} el ${formatDiaLargo(fecha)}`}
        </span>
      </p>
    </li>
  )
}

function describePlazo(dias: number): string {
  if (dias < 0) return dias === -1 ? 'Desde ayer' : `Hace ${-dias} días`
  if (dias === 0) return 'Es hoy'
  return dias === 1 ? 'Queda 1 día' : `Quedan ${dias} días`
}
