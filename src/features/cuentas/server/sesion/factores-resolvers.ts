import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import {
  activateSegundoFactor,
  confirmSegundoFactor,
  deleteOwnSegundoFactor,
  getSegundoFactor,
  prepareSegundoFactor,
  renewCodigosDeRecuperacion,
} from './factor/segundo-factor.ts'
import {
  deleteLlaveDeAcceso,
  getLlavesDeAcceso,
  insertLlaveDeAcceso,
  prepareLlaveDeAcceso,
} from './llaves-de-acceso/llaves-de-acceso.ts'
import { getOpcionesDeIngreso, logInConLlave } from './llaves-de-acceso/log-in-con-llave.ts'
import { presentIngreso, presentLlaveDeAcceso } from './present-sesion.ts'

/** Codes of a phone, and passkeys. */
export const factoresResolvers: Resolvers = {
  Auth: {
    getOpcionesDeIngreso: (_, __, ctx) => getOpcionesDeIngreso(ctx),
    logInConLlave: async (_, llave, ctx) => presentIngreso(await logInConLlave(ctx, llave)),
  },
  AppInfo: {
    getSegundoFactor: (_, __, ctx) => getSegundoFactor(ctx),
    getLlavesDeAcceso: async (_, __, ctx) => (await getLlavesDeAcceso(ctx)).map(presentLlaveDeAcceso),
  },
  Mutation: {
    prepareSegundoFactor: (_, { password }, ctx) => prepareSegundoFactor(ctx, { password }),
    confirmSegundoFactor: (_, { codigo }, ctx) => confirmSegundoFactor(ctx, { codigo }),
    activateSegundoFactor: async (_, __, ctx) => {
      await activateSegundoFactor(ctx)
      return 'Tu segundo factor está activo. Si había otras sesiones abiertas, se cerraron.'
    },
    deleteSegundoFactor: async (_, { password }, ctx) => {
      await deleteOwnSegundoFactor(ctx, { password })
      return 'Se retiró tu segundo factor.'
    },
    renewCodigosDeRecuperacion: (_, { password }, ctx) => renewCodigosDeRecuperacion(ctx, { password }),
    prepareLlaveDeAcceso: (_, { password }, ctx) => prepareLlaveDeAcceso(ctx, { password }),
    insertLlaveDeAcceso: async (_, llave, ctx) => ({
      id: await insertLlaveDeAcceso(ctx, llave),
      mensaje: 'Llave de acceso agregada.',
    }),
    deleteLlaveDeAcceso: async (_, llave, ctx) => {
      await deleteLlaveDeAcceso(ctx, llave)
      return 'Se retiró la llave de acceso.'
    },
  },
}
