import { describeComparabilidad } from '#domain/lecturas/describe-comparabilidad.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { changeComparabilidad, changeGrupoIgual, changeHecho } from './cambiar-lecturas.ts'
import { getCambios } from './get-cambios.ts'
import { getComparabilidad } from './get-comparabilidad.ts'
import { getENPS } from './get-enps.ts'
import { getMapaDeCalor } from './get-mapa-de-calor.ts'
import { getPrioridades } from './get-prioridades.ts'
import { getTendencia } from './get-tendencia.ts'

export const lecturasResolvers: Resolvers = {
  AppInfo: {
    getMapaDeCalor: (_, pedido, ctx) => getMapaDeCalor(ctx, pedido),
    getComparabilidad: (_, pedido, ctx) => getComparabilidad(ctx, pedido),
    getTendencia: (_, pedido, ctx) => getTendencia(ctx, pedido),
    getCambios: (_, pedido, ctx) => getCambios(ctx, pedido),
    getENPS: (_, pedido, ctx) => getENPS(ctx, pedido),
    getPrioridades: (_, pedido, ctx) => getPrioridades(ctx, pedido),
  },
  Mutation: {
    changeComparabilidad: async (_, pedido, ctx) => {
      const { variable, comparabilidad, periodos } = await changeComparabilidad(ctx, pedido)
      return describeComparabilidad(variable, comparabilidad, periodos)
    },
    changeGrupoIgual: async (_, pedido, ctx) => {
      await changeGrupoIgual(ctx, pedido)
      return getComparabilidad(ctx, pedido)
    },
    changeHecho: (_, pedido, ctx) => changeHecho(ctx, pedido),
  },
}
