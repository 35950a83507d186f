import { type LoaderFunctionArgs, useParams } from 'react-router'
import { PersonasDeVacante } from '#features/cvs/web/vacantes/PersonasDeVacante.tsx'
import { vacanteQuery } from '#features/cvs/web/vacantes/vacantes-queries.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo } from '../lib/site.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  ({ params }: LoaderFunctionArgs) =>
    prefetch(queryClient, [vacanteQuery(api, params.idVacante!)])

export function Component() {
  const { idVacante = '' } = useParams()
  return (
    <>
      <Titulo>Vacante</Titulo>
      <PersonasDeVacante key={idVacante} idVacante={idVacante} />
    </>
  )
}
