import { getCarpetaDeCorreo } from '#server/mail/eml-transport.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import {
  changeRespuestaVista,
  getCvsPorActualizar,
  presentMandados,
  presentPorActualizar,
} from './por-actualizar.ts'
import { getCvPropio, sendSolicitudes } from './solicitudes.ts'

export const actualizacionResolvers: Resolvers = {
  Query: {
    getCVPropio: (_, { token }, ctx) => getCvPropio(ctx, { token }),
  },
  AppInfo: {
    getCVsPorActualizar: async (_, pagina, ctx) =>
      (await getCvsPorActualizar(ctx, pagina)).map((cv) => presentPorActualizar(ctx, cv)),
  },
  Mutation: {
    sendSolicitudesDeActualizacion: async (_, { idsCV }, ctx) =>
      presentMandados(await sendSolicitudes(ctx, { idsCv: idsCV }), getCarpetaDeCorreo(ctx.config) === null),
    changeRespuestaVista: async (_, { idCV }, ctx) => {
      await changeRespuestaVista(ctx, { idCv: idCV })
      return { id: idCV, mensaje: 'Respuesta vista.' }
    },
  },
}
