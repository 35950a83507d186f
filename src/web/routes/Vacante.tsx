import { type LoaderFunctionArgs, useParams } from 'react-router'
import { PersonasDeVacante } from '#features/cvs/web/vacantes/PersonasDeVacante.tsx'
import { vacanteQuery } from '#features/cvs/web/vacantes/vacantes-queries.ts'
import { firma } from '../content/firma.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  ({ params }: LoaderFunctionArgs) =>
    prefetch(queryClient, [vacanteQuery(api, params.idVacante!)])

export function Component() {
  const { idVacante = '' } = useParams()
  return (
    <>
      <title>{`Vacante | ${firma.nombre}`}</title>
      <PersonasDeVacante key={idVacante} idVacante={idVacante} />
    </>
  )
}
