import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { getInicio } from './get-inicio.ts'

export const inicioResolvers: Resolvers = {
  AppInfo: {
    // `pendientes` has resolvers of its own.
    getInicio: async (_, __, ctx) => ({ ...(await getInicio(ctx)), pendientes: {} }),
  },
}
