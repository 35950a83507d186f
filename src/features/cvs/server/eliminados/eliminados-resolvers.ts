import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { deleteCvEliminado, getCvsEliminados } from './eliminados.ts'

export const eliminadosResolvers: Resolvers = {
  AppInfo: {
    getCVsEliminados: (_, pagina, ctx) => getCvsEliminados(ctx, pagina),
  },
  Mutation: {
    deleteCVEliminado: async (_, { idCV }, ctx) => {
      await deleteCvEliminado(ctx, { idCv: idCV })
      return { id: idCV, mensaje: 'El CV se borró para siempre.' }
    },
  },
}
