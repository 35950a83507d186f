import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { cerrarClima } from './cerrar-clima.ts'
import { deleteClima } from './delete-clima.ts'

export const cierreResolvers: Resolvers = {
  Mutation: {
    cerrarClimaOrganizacional: async (_, { idClima }, ctx) => {
      await cerrarClima(ctx, { idClima })
      return { id: idClima, mensaje: 'Se cerró y anonimizó el clima organizacional.' }
    },
    deleteClimaOrganizacional: async (_, { idClima }, ctx) => {
      await deleteClima(ctx, { idClima })
      return { id: idClima, mensaje: 'Se eliminó el clima organizacional.' }
    },
  },
}
