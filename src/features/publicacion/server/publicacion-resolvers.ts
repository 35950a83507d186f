import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { getHojasSinPublicar, getHojasSinTerminar, getPublicaciones, getVistaPrevia } from './bloques.ts'
import { publicarResultados, updateClimaConBloque } from './publicar-resultados.ts'

export const publicacionResolvers: Resolvers = {
  AppInfo: {
    getVistaPreviaDePublicacion: (_, { idClima }, ctx) => getVistaPrevia(ctx, { idClima }),
  },
  Mutation: {
    updateClimaOrganizacional: async (_, input, ctx) => {
      await updateClimaConBloque(ctx, input)
      return { id: input.idClima, mensaje: 'Clima organizacional actualizado' }
    },
    publicarResultados: async (_, { idClima }, ctx) => ({
      id: idClima,
      mensaje: (await publicarResultados(ctx, { idClima })).mensaje,
    }),
  },
  ClimaOrganizacional: {
    publicaciones: async (clima, _, ctx) =>
      (await getPublicaciones(ctx, clima)).map(({ numero, publicado, hojas }) => ({
        numero,
        fecha: publicado,
        hojas,
      })),
    hojasSinPublicar: (clima, _, ctx) => getHojasSinPublicar(ctx, clima),
    hojasSinTerminar: (clima, _, ctx) => getHojasSinTerminar(ctx, clima),
  },
}
