import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import {
  deletePlantilla,
  getDocumentoDePlantilla,
  getPlantillas,
  insertPlantilla,
  updatePlantilla,
} from './plantillas.ts'

export const plantillasResolvers: Resolvers = {
  AppInfo: {
    getPlantillas: (_, __, ctx) => getPlantillas(ctx),
    getDocumentoDePlantilla: (_, input, ctx) => getDocumentoDePlantilla(ctx, input),
  },
  Mutation: {
    insertPlantilla: async (_, input, ctx) => ({
      id: await insertPlantilla(ctx, input),
      mensaje: 'Plantilla guardada. Se escoge en Nuevo clima.',
    }),
    updatePlantilla: async (_, input, ctx) => {
      await updatePlantilla(ctx, input)
      return { id: input.idPlantilla, mensaje: 'Plantilla actualizada.' }
    },
    deletePlantilla: async (_, input, ctx) => {
      await deletePlantilla(ctx, input)
      return {
        id: input.idPlantilla,
        mensaje: 'Se eliminó la plantilla. Los climas que partieron de ella siguen.',
      }
    },
  },
}
