import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { presentPorActualizar } from '../actualizacion/por-actualizar.ts'
import {
  changeConservacion,
  computeFechaDeBorradoDeCv,
  getAlcanceDeRetencion,
  getCvsConservados,
  getCvsPorBorrar,
  getResumenDeRetencion,
} from './get-retencion.ts'

export const retencionResolvers: Resolvers = {
  CV: {
    seBorra: (cv, _, ctx) => computeFechaDeBorradoDeCv(ctx, cv),
  },
  AppInfo: {
    getRetencion: (_, __, ctx) => getResumenDeRetencion(ctx),
    getAlcanceDeRetencion: (_, pedido, ctx) => getAlcanceDeRetencion(ctx, pedido),
    getCVsPorBorrar: async (_, pagina, ctx) =>
      (await getCvsPorBorrar(ctx, pagina)).map((cv) => presentPorActualizar(ctx, cv)),
    getCVsConservados: async (_, __, ctx) =>
      (await getCvsConservados(ctx)).map((cv) => presentPorActualizar(ctx, cv)),
  },
  Mutation: {
    changeConservarCV: async (_, { idCV, hasta, razon }, ctx) => {
      await changeConservacion(ctx, { idCv: idCV, hasta, razon })
      return { id: idCV, mensaje: hasta ? 'El CV se conserva.' : 'El CV ya no se conserva.' }
    },
  },
}
