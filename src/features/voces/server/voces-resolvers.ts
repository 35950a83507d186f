import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { getMesa } from './get-mesa.ts'
import { getExcelDeTemas, getTemasPorArea } from './get-temas-por-area.ts'
import { changeCita, changeTapado } from './respuestas.ts'
import { changeTemaDeRespuesta, deleteTema, insertTema, mergeTemas, moveTema, updateTema } from './temas.ts'

export const vocesResolvers: Resolvers = {
  AppInfo: {
    getMesa: (_, pedido, ctx) => getMesa(ctx, pedido),
    getTemasPorArea: (_, pedido, ctx) => getTemasPorArea(ctx, pedido),
    getExcelDeTemas: (_, pedido, ctx) => getExcelDeTemas(ctx, pedido),
  },
  Mutation: {
    insertTema: async (_, pedido, ctx) => ({ id: await insertTema(ctx, pedido), mensaje: 'Tema agregado' }),
    updateTema: async (_, pedido, ctx) => {
      await updateTema(ctx, pedido)
      return { id: pedido.idTema, mensaje: 'Tema guardado' }
    },
    moveTema: async (_, pedido, ctx) => {
      await moveTema(ctx, pedido)
      return { id: pedido.idTema, mensaje: 'Tema movido' }
    },
    mergeTemas: async (_, pedido, ctx) => {
      await mergeTemas(ctx, pedido)
      return { id: pedido.idDestino, mensaje: 'Temas unidos' }
    },
    deleteTema: async (_, pedido, ctx) => {
      await deleteTema(ctx, pedido)
      return { id: pedido.idTema, mensaje: 'Tema eliminado' }
    },
    changeTemaDeRespuesta: (_, pedido, ctx) => changeTemaDeRespuesta(ctx, pedido),
    changeTapado: (_, pedido, ctx) => changeTapado(ctx, pedido),
    changeCita: (_, pedido, ctx) => changeCita(ctx, pedido),
  },
}
