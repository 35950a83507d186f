import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { cancelTrabajo, getTrabajos, presentTrabajo } from './trabajos.ts'

export const trabajosResolvers: Resolvers = {
  AppInfo: {
    getTrabajos: async (_, { idClima }, ctx) =>
      (await getTrabajos(ctx, { idClima: idClima ?? null })).map((trabajo) => presentTrabajo(ctx, trabajo)),
  },
  Mutation: {
    cancelTrabajo: async (_, { idTrabajo }, ctx) => {
      await cancelTrabajo(ctx, { idTrabajo })
      return { id: idTrabajo, mensaje: 'Se canceló.' }
    },
  },
}
