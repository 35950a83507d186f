import type { CambioDeAjustes } from '#domain/ajustes/ajustes.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { getAjustes, updateAjustes } from './ajustes.ts'
import { getFirma, updateFirma } from './firma.ts'
import { updateImagenes } from './imagenes.ts'
import { updatePersonas } from './personas.ts'

export const ajustesResolvers: Resolvers = {
  AppInfo: {
    getAjustes: (_, __, ctx) => getAjustes(ctx),
    getFirma: (_, __, ctx) => getFirma(ctx),
  },
  Mutation: {
    updateAjustes: async (_, { ajustes }, ctx) => {
      await updateAjustes(ctx, { cambio: ajustes as CambioDeAjustes })
      return 'Ajustes guardados.'
    },
    updateFirma: async (_, cambio, ctx) => {
      await updateFirma(ctx, cambio)
      return 'Mi firma guardada. Ya se ve en el sitio, los correos y los documentos.'
    },
    updatePersonasDeFirma: async (_, cambio, ctx) => {
      await updatePersonas(ctx, cambio)
      return 'Guardado. Ya se ve en la página de inicio.'
    },
    updateImagenesDeFirma: async (_, { imagenes }, ctx) => {
      await updateImagenes(ctx, imagenes)
      return 'Guardado. Ya se ve en el sitio.'
    },
  },
}
