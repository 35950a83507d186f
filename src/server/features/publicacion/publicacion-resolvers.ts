import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { getHojasSinPublicar, getPublicaciones, getVistaPrevia } from './get-publicacion.ts'

export const publicacionResolvers: Resolvers = {
  AppInfo: {
    getVistaPreviaDePublicacion: (_, { idClima }, ctx) => getVistaPrevia(ctx, { idClima }),
  },
  ClimaOrganizacional: {
    publicaciones: async (clima, _, ctx) =>
      (await getPublicaciones(ctx, clima)).map(({ numero, publicado, hojas }) => ({
        numero,
        fecha: publicado,
        hojas,
      })),
    hojasSinPublicar: (clima, _, ctx) => getHojasSinPublicar(ctx, clima),
  },
}
