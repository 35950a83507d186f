import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { getPalabras, getPalabrasDeFirma, updatePalabras, updatePalabrasDeFirma } from './palabras.ts'

export const palabrasResolvers: Resolvers = {
  AppInfo: {
    getPalabras: (_, { idClima }, ctx) => getPalabras(ctx, { idClima }),
    getPalabrasDeFirma: (_, __, ctx) => getPalabrasDeFirma(ctx),
  },
  Mutation: {
    updatePalabras: async (_, { idClima, palabras }, ctx) => {
      await updatePalabras(ctx, { idClima, palabras })
      return 'Palabras guardadas. Valen para los correos que faltan por salir.'
    },
    updatePalabrasDeFirma: async (_, { palabras }, ctx) => {
      await updatePalabrasDeFirma(ctx, { palabras })
      return 'Palabras de la firma guardadas.'
    },
  },
}
