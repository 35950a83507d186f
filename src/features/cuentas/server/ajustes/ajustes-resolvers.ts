import type { CambioDeAjustes } from '#domain/ajustes/ajustes.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { getAjustes, getLogo, updateAjustes, updateLogo } from './ajustes.ts'
import { getFirma, updateFirma } from './firma.ts'
import { updatePersonas } from './personas.ts'

export const ajustesResolvers: Resolvers = {
  AppInfo: {
    getAjustes: (_, __, ctx) => getAjustes(ctx),
    getFirma: (_, __, ctx) => getFirma(ctx),
  },
  Ajustes: {
    logo: (_, __, ctx) => getLogo(ctx),
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
    updateLogo: async (_, { logo }, ctx) => {
      await updateLogo(ctx, { logo: logo ?? null })
      return logo ? 'Logotipo guardado.' : 'Se quitó el logotipo.'
    },
  },
}
