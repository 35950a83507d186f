import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { getRondasDeCliente } from './get-rondas-de-cliente.ts'

export const clienteResolvers: Resolvers = {
  AppInfo: { getRondasDeCliente: (_, __, ctx) => getRondasDeCliente(ctx) },
}
