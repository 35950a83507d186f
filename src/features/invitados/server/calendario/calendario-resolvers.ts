import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { getCalendario, updateCalendario } from './calendario.ts'

export const calendarioResolvers: Resolvers = {
  AppInfo: {
    getCalendario: (_, { idClima }, ctx) => getCalendario(ctx, { idClima }),
  },
  Mutation: {
    updateCalendario: async (_, { idClima, calendario }, ctx) => {
      await updateCalendario(ctx, { idClima, calendario })
      return 'Calendario guardado.'
    },
  },
}
