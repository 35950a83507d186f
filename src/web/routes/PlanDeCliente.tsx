import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { EsperaDeRondas, RondaQueNoEsta, SeleccionDeRonda } from '#features/cliente/web/RondaQueNoEsta.tsx'
import { rondasQuery } from '#features/cliente/web/rondas-query.ts'
import { useVariasEmpresas } from '#features/cuentas/web/sesion/sesion-query.ts'
import { Plan } from '#features/plan/web/Plan.tsx'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo, useApi } from '../lib/site.tsx'
import { Cabeza } from '../ui/Regreso.tsx'
import { Vacio } from '../ui/Vacio.tsx'
import styles from './PlanDeCliente.module.css'

const RUTA = '/cliente/plan'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [rondasQuery(api)])

/** Commitments after a closed round: a client says how it goes. */
export function Component() {
  const navigate = useNavigate()
  const rondas = useQuery(rondasQuery(useApi()))
  const conEmpresa = useVariasEmpresas()
  const pedida = useSearchParams()[0].get('clima')
  const cerradas = rondas.data?.filter(({ cerrado }) => cerrado) ?? []
  // Another round's plan would pass for the one that was asked for, and be written in.
  const ronda = pedida ? cerradas.find(({ id }) => id === pedida) : cerradas[0]
  return (
    <>
      <Titulo>Plan de acción</Titulo>
      {!ronda ? (
        <>
          <Cabeza titulo="Plan de acción" />
          {cerradas.length > 0 ? (
            <RondaQueNoEsta
              titulo="Ese plan no está"
              porQue="Su encuesta sigue abierta o ya no está entre las tuyas."
              rondas={cerradas}
              conEmpresa={conEmpresa}
              toRonda={(id) => `${RUTA}?clima=${id}`}
            />
          ) : rondas.data ? (
            <Vacio titulo="Todavía no hay un plan">
              <p>Se acuerda con la consultora cuando la primera encuesta de tu empresa está cerrada.</p>
            </Vacio>
          ) : (
            <EsperaDeRondas {...rondas} />
          )}
        </>
      ) : (
        <>
          {cerradas.length > 1 && (
            <div className={styles.eleccion}>
              <SeleccionDeRonda
                rondas={cerradas}
                conEmpresa={conEmpresa}
                valor={ronda.id}
                onChange={(id) => void navigate(`${RUTA}?clima=${id}`)}
              />
            </div>
          )}
          <Plan
            key={ronda.id}
            idClima={ronda.id}
            soloEstado
            enlaces={{ regreso: null, climas: '/cliente', medida: null }}
          />
        </>
      )}
    </>
  )
}
