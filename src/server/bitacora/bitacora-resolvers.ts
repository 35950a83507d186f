import type { Resolvers } from '../wire/resolvers.generated.ts'
import { getBitacora, getExcelDeBitacora, presentAnotacion } from './get-bitacora.ts'

export const bitacoraResolvers: Resolvers = {
  AppInfo: {
    getBitacora: async (_, pagina, ctx) => {
      const { total, anotaciones } = await getBitacora(ctx, pagina)
      return { total, anotaciones: anotaciones.map(presentAnotacion) }
    },
    getExcelDeBitacora: (_, { filtro }, ctx) => getExcelDeBitacora(ctx, { filtro }),
  },
}
