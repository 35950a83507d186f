import { getBusquedas, presentBusqueda } from '#features/cvs/server/busquedas/busquedas.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { getInicio } from './get-inicio.ts'

export const inicioResolvers: Resolvers = {
  AppInfo: {
    // `pendientes` has resolvers of its own.
    getInicio: async (_, __, ctx) => ({
      ...(await getInicio(ctx)),
      busquedas: (await getBusquedas(ctx)).filter(({ nuevos }) => nuevos > 0).map(presentBusqueda),
      pendientes: {},
    }),
  },
}
