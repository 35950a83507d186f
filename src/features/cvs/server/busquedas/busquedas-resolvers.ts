import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import {
  changeBusquedaVista,
  deleteBusqueda,
  getBusquedas,
  insertBusqueda,
  presentBusqueda,
  updateBusqueda,
} from './busquedas.ts'

export const busquedasResolvers: Resolvers = {
  AppInfo: {
    getBusquedasGuardadas: async (_, __, ctx) => (await getBusquedas(ctx)).map(presentBusqueda),
  },
  Mutation: {
    insertBusqueda: async (_, input, ctx) => ({
      id: await insertBusqueda(ctx, input),
      mensaje: 'Búsqueda guardada. Lo nuevo que encuentre aparece en el inicio.',
    }),
    updateBusqueda: async (_, input, ctx) => {
      await updateBusqueda(ctx, input)
      return { id: input.idBusqueda, mensaje: 'Nombre guardado.' }
    },
    changeBusquedaVista: (_, input, ctx) => changeBusquedaVista(ctx, input),
    deleteBusqueda: async (_, input, ctx) => {
      await deleteBusqueda(ctx, input)
      return { id: input.idBusqueda, mensaje: 'La búsqueda ya no está guardada.' }
    },
  },
}
