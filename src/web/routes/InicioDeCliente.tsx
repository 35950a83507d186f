import { firma } from '../content/firma.ts'
import { InicioDeCliente } from '../features/cliente/InicioDeCliente.tsx'
import { rondasQuery } from '../features/cliente/rondas-query.ts'
import { prefetch, type RouteDependencies } from '../lib/route-loader.ts'
import { Cabeza } from '../ui/Cabeza.tsx'

export const createLoader =
  ({ api, queryClient }: RouteDependencies) =>
  () =>
    prefetch(queryClient, [rondasQuery(api)])

export function Component() {
  return (
    <>
      <title>{`Inicio | ${firma.nombre}`}</title>
      <Cabeza titulo="Inicio">
        Cómo va la encuesta de tu empresa. Aquí se mira: nada de lo que hagas la cambia.
      </Cabeza>
      <InicioDeCliente />
    </>
  )
}
