import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { getVersiones } from '../parecidos.ts'
import { presentVersion } from '../present-cv.ts'
import { insertCvDeEnvio, updateCvConEnvio } from './aceptar-envio.ts'
import {
  deleteEnvio,
  getEnvio,
  getEnvios,
  presentEnvio,
  presentEnvioAbierto,
  restoreEnvio,
} from './envios.ts'
import { getLecturaDeCv } from './leer-archivo.ts'

export const bandejaResolvers: Resolvers = {
  AppInfo: {
    getEnviosDeCV: async (_, pagina, ctx) => {
      return (await getEnvios(ctx, pagina)).map((envio) => presentEnvio(ctx, envio))
    },
    getEnvioDeCV: async (_, { idEnvio }, ctx) => {
      return presentEnvioAbierto(ctx, await getEnvio(ctx, { idEnvio }))
    },
    getLecturaDeCV: (_, { cv }, ctx) => getLecturaDeCv(ctx, { cv }),
    getVersionesDeCV: async (_, { idCV }, ctx) => {
      return (await getVersiones(ctx, { idCv: idCV })).map((version) => presentVersion(ctx, version))
    },
  },
  Mutation: {
    insertCVDeEnvio: async (_, { idEnvio, campos }, ctx) => {
      return { id: await insertCvDeEnvio(ctx, { idEnvio, ...campos }), mensaje: 'CV guardado' }
    },
    updateCVConEnvio: async (_, { idEnvio, idCV, campos, revision }, ctx) => {
      await updateCvConEnvio(ctx, { idEnvio, idCv: idCV, revision, ...campos })
      return { id: idCV, mensaje: 'CV actualizado' }
    },
    deleteEnvioDeCV: async (_, { idEnvio }, ctx) => {
      await deleteEnvio(ctx, { idEnvio })
      return { id: idEnvio, mensaje: 'Se descartó el CV.' }
    },
    restoreEnvioDeCV: async (_, { idEnvio }, ctx) => {
      await restoreEnvio(ctx, { idEnvio })
      return { id: idEnvio, mensaje: 'El CV volvió a la bandeja.' }
    },
  },
}
