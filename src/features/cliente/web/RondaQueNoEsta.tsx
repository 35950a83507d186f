import { Link } from 'react-router'
import { Vacio } from '#web/ui/Vacio.tsx'
import { formatRonda } from './rondas.ts'
import type { Ronda } from './rondas-query.ts'

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
