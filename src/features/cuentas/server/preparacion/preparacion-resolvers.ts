import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { changePreparacionOmitida, getPreparacion, sendPruebaDeCorreo } from './preparacion.ts'

export const preparacionResolvers: Resolvers = {
  AppInfo: {
    getPreparacion: (_, __, ctx) => getPreparacion(ctx),
  },
  Mutation: {
    sendPruebaDeCorreo: (_, __, ctx) => sendPruebaDeCorreo(ctx),
    changePreparacionOmitida: async (_, input, ctx) => {
      await changePreparacionOmitida(ctx, input)
      return input.omitida
        ? 'Lo encuentras en Ajustes cuando quieras.'
        : 'La preparación vuelve al Dashboard.'
    },
  },
}
