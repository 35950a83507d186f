import { getDireccionDeLogo } from '#features/empresas/server/logo-route.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { getPortada, presentEncuesta, presentRespuesta } from './encuesta.ts'
import { getEncuestado } from './get-encuestado.ts'
import { insertRespuestasEncuesta } from './save-respuestas.ts'

/** Without a session: the token is all that a respondent has. */
export const encuestaResolvers: Resolvers = {
  PortadaDeEncuesta: {
    logo: ({ logo }, _, ctx) => getDireccionDeLogo(ctx.config, logo),
  },
  Query: {
    getPortadaDeEncuesta: (_, { idClima }, ctx) => getPortada(ctx, { idClima }),
    getEncuestado: async (_, acceso, ctx) => {
      const encuesta = await getEncuestado(ctx, acceso)
      return encuesta && presentEncuesta(encuesta)
    },
  },
  Mutation: {
    insertRespuestasEncuesta: async (_, envio, ctx) =>
      (await insertRespuestasEncuesta(ctx, envio)).map(presentRespuesta),
  },
}
