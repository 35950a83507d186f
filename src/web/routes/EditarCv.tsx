import { type LoaderFunctionArgs, useParams } from 'react-router'
import { cvQuery, etiquetasPuestosQuery } from '#features/cvs/web/direcciones-de-pendientes.ts'
import { EdicionDeCv } from '#features/cvs/web/EdicionDeCv.tsx'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Titulo } from '../lib/site.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  ({ params }: LoaderFunctionArgs) =>
    // Asked again even if it has just been read: a form opens on what is so now.
    prefetch(queryClient, [{ ...cvQuery(api, params.idCV!), staleTime: 0 }, etiquetasPuestosQuery(api)])

export function Component() {
  const { idCV } = useParams()
  return (
    <>
      <Titulo>Editar CV</Titulo>
      <EdicionDeCv key={idCV} idCV={idCV!} />
    </>
  )
}
