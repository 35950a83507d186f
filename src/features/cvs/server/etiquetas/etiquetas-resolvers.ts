import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import {
  deleteEtiqueta,
  getEtiquetas,
  getEtiquetasPuestos,
  insertEtiquetaPuesto,
  mergeEtiquetas,
  updateEtiqueta,
} from './change-etiquetas.ts'

export const etiquetasResolvers: Resolvers = {
  AppInfo: {
    etiquetasPuestos: (_, __, ctx) => getEtiquetasPuestos(ctx),
    getEtiquetas: (_, __, ctx) => getEtiquetas(ctx),
  },
  Mutation: {
    insertEtiquetaPuesto: async (_, { etiqueta }, ctx) => ({
      id: (await insertEtiquetaPuesto(ctx, { etiqueta })).id,
      mensaje: 'Etiqueta guardada',
    }),
    updateEtiquetaPuesto: async (_, input, ctx) => ({
      id: input.idEtiqueta,
      mensaje: `La etiqueta se llama ahora «${await updateEtiqueta(ctx, input)}».`,
    }),
    mergeEtiquetasPuestos: async (_, input, ctx) => {
      const { id, puesto } = await mergeEtiquetas(ctx, input)
      return { id, mensaje: `Se unieron en «${puesto}».` }
    },
    deleteEtiquetaPuesto: async (_, input, ctx) => {
      const { id, puesto } = await deleteEtiqueta(ctx, input)
      return { id, mensaje: `Se eliminó la etiqueta «${puesto}».` }
    },
  },
}
