import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import {
  getHojasSinPublicar,
  getHojasSinTerminar,
  getPublicaciones,
  getVistaPrevia,
} from './get-publicacion.ts'
import { publicarResultados } from './publicar-resultados.ts'
import { updateClimaConBloque } from './update-clima-con-bloque.ts'

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
