import { mayCall } from '#contract/permisos.ts'
import { findEsperaDePermiso } from '#server/llaves/marcas-de-publicacion.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import {
  getAvance,
  getHojasSinPublicar,
  getHojasSinTerminar,
  getPublicaciones,
  getVistaPrevia,
} from './bloques.ts'
import { permitirPublicar } from './permitir-publicar.ts'
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
    permitirPublicarClima: async (_, { idClima }, ctx) => {
      await permitirPublicar(ctx, { idClima })
      return { id: idClima, mensaje: 'Desde ahora el clima se puede publicar y cerrar.' }
    },
    publicarResultados: async (_, { idClima }, ctx) => ({
      id: idClima,
      mensaje: (await publicarResultados(ctx, { idClima })).mensaje,
    }),
  },
  ClimaOrganizacional: {
    esperaPermiso: async (clima, _, ctx) => {
      const espera = await findEsperaDePermiso(ctx, clima)
      return (
        espera && {
          ...espera,
          puedoPermitir: mayCall('Mutation.permitirPublicarClima', ctx.sesion?.rol ?? null),
        }
      )
    },
    publicaciones: async (clima, _, ctx) =>
      (await getPublicaciones(ctx, clima)).map(({ numero, publicado, hojas }) => ({
        numero,
        fecha: publicado,
        hojas,
      })),
    avance: (clima, _, ctx) => getAvance(ctx, clima),
    hojasSinPublicar: (clima, _, ctx) => getHojasSinPublicar(ctx, clima),
    hojasSinTerminar: (clima, _, ctx) => getHojasSinTerminar(ctx, clima),
  },
}
