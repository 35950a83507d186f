import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { getSubida, getSubidas, insertCvsDeSubida, insertSubida, updateSubida } from './subidas.ts'

export const subidasResolvers: Resolvers = {
  AppInfo: {
    getSubidas: (_, __, ctx) => getSubidas(ctx),
    getSubida: (_, { idSubida }, ctx) => getSubida(ctx, { idSubida }),
  },
  Mutation: {
    insertSubida: async (_, { etiquetas }, ctx) => {
      return { id: await insertSubida(ctx, { etiquetas }), mensaje: 'Suelta los archivos.' }
    },
    updateSubida: async (_, { idSubida, etiquetas }, ctx) => {
      await updateSubida(ctx, { idSubida, etiquetas })
      return { id: idSubida, mensaje: 'Se cambiaron las etiquetas.' }
    },
    insertCVsDeSubida: async (_, { idSubida }, ctx) => {
      const cuantos = await insertCvsDeSubida(ctx, { idSubida })
      return cuantos === 1 ? 'Entró 1 persona a la base.' : `Entraron ${cuantos} personas a la base.`
    },
  },
}
