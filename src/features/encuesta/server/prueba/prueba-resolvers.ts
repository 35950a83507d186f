import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { answerEncuestaDePrueba, getEncuestaDePrueba, getPruebaDeClima } from './prueba.ts'

export const pruebaResolvers: Resolvers = {
  Query: {
    getEncuestaDePrueba: (_, { codigo }, ctx) => getEncuestaDePrueba(ctx, { codigo }),
  },
  AppInfo: {
    getPruebaDeClima: (_, { idClima }, ctx) => getPruebaDeClima(ctx, { idClima }),
  },
  Mutation: {
    answerEncuestaDePrueba: async (_, decision, ctx) => {
      await answerEncuestaDePrueba(ctx, decision)
      return decision.aprueba
        ? 'Gracias: tu consultora ya sabe que la apruebas.'
        : 'Gracias: tu consultora ya tiene tu nota.'
    },
  },
}
