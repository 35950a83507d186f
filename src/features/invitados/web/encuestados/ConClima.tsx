import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import {
  type ClimaConGrupos,
  climaDeEncuestadosQuery,
  type EnlacesDeEncuestados,
} from './encuestados-queries.ts'

interface ConClimaProps {
  idClima: string
  enlaces: EnlacesDeEncuestados
  titulo: string
  texto: (clima: ClimaConGrupos | undefined) => string
  acciones: (clima: ClimaConGrupos | undefined) => ReactNode
  children: (clima: ClimaConGrupos) => ReactNode
}

/** A screen that begins once its climate is there. Its head does not wait: whoever came knows where, and how to go back. */
export function ConClima({ idClima, enlaces, titulo, texto, acciones, children }: ConClimaProps) {
  const clima = useQuery(climaDeEncuestadosQuery(useApi(), idClima))
  if (clima.data === null) return <ClimaNoEncontrado a={enlaces.climas} />
  return (
    <>
      <Cabeza
        regreso={<Regreso a={enlaces.clima(idClima)} texto="Regresar al clima" />}
        titulo={titulo}
        acciones={acciones(clima.data)}
      >
        {clima.data && <strong>{`${clima.data.empresa.nombre_comercial} ${clima.data.periodo}. `}</strong>}
        {texto(clima.data)}
      </Cabeza>
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
