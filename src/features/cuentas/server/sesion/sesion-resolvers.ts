import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { changePasswordByEnlace, requestPassword } from './enlaces/change-password-by-enlace.ts'
import { findEnlaceDeCuenta } from './enlaces/enlace.ts'
import { listLlavesPorRetirar } from './list-llaves-por-retirar.ts'
import { confirmLogIn, logIn } from './log-in.ts'
import { presentEnlace, presentIngreso, presentSesion, presentSesionAbierta } from './present-sesion.ts'
import { deleteOtrasSesiones, getSesiones, logOut } from './sesiones.ts'

const LLAVES_QUE_QUEDAN = 'Tus llaves de acceso siguen entrando: revisa que todas sean tuyas.'

export const sesionResolvers: Resolvers = {
  Query: { auth: () => ({}) },
  Auth: {
    logIn: async (_, credenciales, ctx) => presentIngreso(await logIn(ctx, credenciales)),
    confirmLogIn: async (_, segunda, ctx) => presentIngreso(await confirmLogIn(ctx, segunda)),
    getLogIn: (_, __, ctx) => presentSesion(ctx.sesion),
    logOut: async (_, __, ctx) => {
      await logOut(ctx)
      return presentSesion(null)
    },
    getEnlace: async (_, { token }, ctx) => {
      const enlace = await findEnlaceDeCuenta(ctx, token)
      return enlace && presentEnlace(enlace, await listLlavesPorRetirar(ctx.db, enlace.usuario.id))
    },
  },
  AppInfo: {
    getSesiones: async (_, __, ctx) => (await getSesiones(ctx)).map(presentSesionAbierta),
  },
  Mutation: {
    changePassword: async (_, passwords, ctx) => {
      const quedan = await changeOwnPassword(ctx, passwords)
      const hecho = 'Contraseña cambiada. Si había otras sesiones abiertas, se cerraron.'
      return quedan === 0 ? hecho : `${hecho} ${LLAVES_QUE_QUEDAN}`
    },
    deleteOtrasSesiones: async (_, { password }, ctx) => {
      await deleteOtrasSesiones(ctx, { password })
      return 'Se cerraron las otras sesiones.'
    },
    requestPassword: async (_, { correo }, ctx) => {
      await requestPassword(ctx, { correo })
      return 'Si hay una cuenta con ese correo, le llega un enlace en unos minutos.'
    },
    changePasswordByEnlace: async (_, nueva, ctx) => presentIngreso(await changePasswordByEnlace(ctx, nueva)),
  },
}
