import type { Resolvers } from '../../../graphql/resolvers.generated.ts'
import { requireSesion } from '../../sesion/require-sesion.ts'
import { computeFechaDeBorradoDeCv } from '../retencion/compute-fecha-de-borrado.ts'
import { getCvsConservados, getCvsPorBorrar, getResumenDeRetencion } from '../retencion/get-retencion.ts'
import { changeConservacion } from './change-conservacion.ts'
import { changeRespuestaVista } from './change-respuesta-vista.ts'
import { getCvPropio } from './get-cv-propio.ts'
import { getCvsPorActualizar } from './get-cvs-por-actualizar.ts'
import { presentMandados, presentPorActualizar } from './present-por-actualizar.ts'
import { sendSolicitudes } from './send-solicitudes.ts'

export const actualizacionResolvers: Resolvers = {
  CV: {
    seBorra: (cv, _, ctx) => computeFechaDeBorradoDeCv(ctx, cv),
  },
  Query: {
    getCVPropio: (_, { token }, ctx) => getCvPropio(ctx, { token }),
  },
  AppInfo: {
    getCVsPorActualizar: async (_, pagina, ctx) =>
      (await getCvsPorActualizar(ctx, pagina)).map((cv) => presentPorActualizar(ctx, cv)),
    getRetencion: (_, __, ctx) => getResumenDeRetencion(ctx),
    getCVsPorBorrar: async (_, pagina, ctx) =>
      (await getCvsPorBorrar(ctx, pagina)).map((cv) => presentPorActualizar(ctx, cv)),
    getCVsConservados: async (_, __, ctx) =>
      (await getCvsConservados(ctx)).map((cv) => presentPorActualizar(ctx, cv)),
  },
  Mutation: {
    sendSolicitudesDeActualizacion: async (_, { idsCV }, ctx) =>
      presentMandados(await sendSolicitudes(ctx, { idsCv: idsCV })),
    changeConservarCV: async (_, { idCV, hasta, razon }, ctx) => {
      const { idUsuario } = requireSesion(ctx)
      await changeConservacion(ctx, { idCv: idCV, idUsuario, hasta, razon })
      return { id: idCV, mensaje: hasta ? 'El CV se conserva.' : 'El CV ya no se conserva.' }
    },
    changeRespuestaVista: async (_, { idCV }, ctx) => {
      await changeRespuestaVista(ctx, { idCv: idCV })
      return { id: idCV, mensaje: 'Respuesta vista.' }
    },
  },
}
