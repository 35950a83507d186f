import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { minimoDeEncuestaQuery } from '#features/sitio/web/minimo-de-encuesta-query.ts'
import { PaginaDeAnonimato } from '#features/sitio/web/PaginaDeAnonimato.tsx'
import { createAnonimato } from '../../content/anonimato.ts'
import { prefetch, type RouteDependencies } from '../../lib/route-loader.ts'
import { useApi, useFirma } from '../../lib/site.tsx'

/** Which climate it is about, where the address says so. */
const readClima = (busqueda: URLSearchParams) => busqueda.get('e') || null

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  ({ request }: LoaderFunctionArgs) => {
    const idClima = readClima(new URL(request.url).searchParams)
    return idClima ? prefetch(queryClient, [minimoDeEncuestaQuery(api, idClima)]) : null
  }

export function Component() {
  const [busqueda] = useSearchParams()
  const idClima = readClima(busqueda)
  const { data } = useQuery({ ...minimoDeEncuestaQuery(useApi(), idClima ?? ''), enabled: idClima !== null })
  return <PaginaDeAnonimato pagina={createAnonimato(data ?? null, useFirma())} />
}
