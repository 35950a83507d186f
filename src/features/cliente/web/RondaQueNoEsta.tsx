import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { formatRonda } from './rondas.ts'
import type { Ronda } from './rondas-query.ts'

/** Until the client's rounds come, or why they did not. */
export function EsperaDeRondas({
  error,
  isFetching,
  refetch,
}: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>) {
  return (
    <Espera
      texto="Cargando tus encuestas…"
      falla={error && !isFetching ? formatFailure(error) : null}
      onReintentar={() => void refetch()}
    />
  )
}

interface RondaQueNoEstaProps {
  titulo: string
  /** Why the one that was asked for is not there. */
  porQue: string
  rondas: readonly Ronda[]
  conEmpresa: boolean
  toRonda: (id: string) => string
}

/** Another round would pass for the one that a mail or a mark led to: those that are there are offered instead. */
export function RondaQueNoEsta({ titulo, porQue, rondas, conEmpresa, toRonda }: RondaQueNoEstaProps) {
  return (
    <Vacio titulo={titulo}>
      <p>{porQue} Puedes ver:</p>
      <ul>
        {rondas.map((ronda) => (
          <li key={ronda.id}>
            <Link to={toRonda(ronda.id)}>{formatRonda(ronda, conEmpresa)}</Link>
          </li>
        ))}
      </ul>
    </Vacio>
  )
}

interface SeleccionDeRondaProps {
  rondas: readonly Ronda[]
  conEmpresa: boolean
  valor: string
  onChange: (id: string) => void
}

export function SeleccionDeRonda({ rondas, conEmpresa, valor, onChange }: SeleccionDeRondaProps) {
  return (
    <CampoSeleccion
      rotulo="Ronda"
      opciones={rondas.map((ronda) => ({ valor: ronda.id, texto: formatRonda(ronda, conEmpresa) }))}
      value={valor}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
