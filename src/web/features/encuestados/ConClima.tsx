import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatFailure } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { Espera } from '../../ui/Espera.tsx'
import { NoEncontrado } from '../../ui/NoEncontrado.tsx'
import { type ClimaConGrupos, climaDeEncuestadosQuery } from './encuestados-queries.ts'
import type { EnlacesDeEncuestados } from './enlaces.ts'

interface ConClimaProps {
  idClima: string
  enlaces: EnlacesDeEncuestados
  /** The head of the screen, which does not wait: whoever came knows where they are, and how to go back. */
  cabeza: (clima: ClimaConGrupos | undefined) => ReactNode
  children: (clima: ClimaConGrupos) => ReactNode
}

/** A screen that begins once its climate is there. */
export function ConClima({ idClima, enlaces, cabeza, children }: ConClimaProps) {
  const clima = useQuery(climaDeEncuestadosQuery(useApi(), idClima))
  if (clima.data === null)
    return (
      <NoEncontrado titulo="Este clima no existe" a={enlaces.climas} salida="Ver todos los climas">
        Puede que alguien lo haya eliminado.
      </NoEncontrado>
    )
  return (
    <>
      {cabeza(clima.data)}
      {clima.data ? (
        children(clima.data)
      ) : (
        <Espera
          texto="Cargando el clima…"
          falla={clima.error && formatFailure(clima.error)}
          onReintentar={() => void clima.refetch()}
        />
      )}
    </>
  )
}
