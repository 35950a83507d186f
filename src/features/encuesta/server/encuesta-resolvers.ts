import { getDireccionDeLogo } from '#features/empresas/server/logo-route.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { getEncuestado } from './get-encuestado.ts'
import { getPortada } from './get-portada.ts'
import { insertRespuestasEncuesta } from './insert-respuestas-encuesta.ts'
import { presentEncuesta, presentRespuesta } from './present-encuesta.ts'

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
