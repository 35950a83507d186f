import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { deleteCompromiso, insertCompromiso } from './escribir-compromiso.ts'
import { getExcelDePlan } from './get-excel-de-plan.ts'
import { getCifraDePlan, getPlan } from './get-plan.ts'
import { changeEstadoDeCompromiso, updateCompromiso } from './update-compromiso.ts'

export const planResolvers: Resolvers = {
  AppInfo: {
    getPlan: (_, pedido, ctx) => getPlan(ctx, pedido),
    getCifraDePlan: (_, pedido, ctx) => getCifraDePlan(ctx, pedido),
    getExcelDePlan: (_, pedido, ctx) => getExcelDePlan(ctx, pedido),
  },
  Mutation: {
    insertCompromiso: async (_, pedido, ctx) => ({
      id: await insertCompromiso(ctx, pedido),
      mensaje: 'Compromiso agregado al plan',
    }),
    updateCompromiso: async (_, pedido, ctx) => {
      await updateCompromiso(ctx, pedido)
      return { id: pedido.idCompromiso, mensaje: 'Compromiso guardado' }
    },
    changeEstadoDeCompromiso: async (_, pedido, ctx) => {
      await changeEstadoDeCompromiso(ctx, pedido)
      return { id: pedido.idCompromiso, mensaje: 'Compromiso guardado' }
    },
    deleteCompromiso: async (_, pedido, ctx) => {
      await deleteCompromiso(ctx, pedido)
      return { id: pedido.idCompromiso, mensaje: 'Compromiso eliminado' }
    },
  },
}
