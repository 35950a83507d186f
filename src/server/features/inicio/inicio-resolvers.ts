import type { Resolvers } from '../../wire/resolvers.generated.ts'
import { getBusquedas } from '../cvs/busquedas/get-busquedas.ts'
import { presentBusqueda } from '../cvs/busquedas/present-busqueda.ts'
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
