import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import {
  deactivateCuenta,
  deleteSegundoFactorDeCuenta,
  deleteSesionesDeCuenta,
  getEquipo,
  presentCuenta,
  reactivateCuenta,
  updateCuenta,
} from './cuentas.ts'
import { inviteCuenta, resendInvitacion } from './invitaciones.ts'

export const equipoResolvers: Resolvers = {
  AppInfo: {
    getEquipo: async (_, __, ctx) =>
      (await getEquipo(ctx)).map((cuenta) => presentCuenta(cuenta, ctx.sesion)),
  },
  Mutation: {
    inviteCuenta: async (_, cuenta, ctx) => ({
      id: await inviteCuenta(ctx, cuenta),
      mensaje: 'Invitación enviada.',
    }),
    resendInvitacion: async (_, { idCuenta }, ctx) => {
      await resendInvitacion(ctx, { idCuenta })
      return 'Invitación enviada de nuevo. El enlace anterior ya no sirve.'
    },
    updateCuenta: async (_, cuenta, ctx) => {
      await updateCuenta(ctx, cuenta)
      return 'Cuenta actualizada.'
    },
    deactivateCuenta: async (_, { idCuenta }, ctx) => {
      await deactivateCuenta(ctx, { idCuenta })
      return 'Cuenta desactivada. Sus sesiones se cerraron.'
    },
    reactivateCuenta: async (_, { idCuenta }, ctx) => {
      await reactivateCuenta(ctx, { idCuenta })
      return 'Cuenta reactivada.'
    },
    deleteSesionesDeCuenta: async (_, { idCuenta }, ctx) => {
      await deleteSesionesDeCuenta(ctx, { idCuenta })
      return 'Se cerraron sus sesiones.'
    },
    deleteSegundoFactorDeCuenta: async (_, { idCuenta }, ctx) => {
      await deleteSegundoFactorDeCuenta(ctx, { idCuenta })
      return 'Se retiró su segundo factor. Ya puede entrar con su contraseña.'
    },
  },
}
