import { getCarpetaDeCorreo } from '#server/mail/eml-transport.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { changeRespuestaVista } from './change-respuesta-vista.ts'
import { getCvPropio } from './get-cv-propio.ts'
import { getCvsPorActualizar } from './get-cvs-por-actualizar.ts'
import { presentMandados, presentPorActualizar } from './present-por-actualizar.ts'
import { sendSolicitudes } from './send-solicitudes.ts'

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
