import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { deleteOtrasSesiones } from './delete-otras-sesiones.ts'
import { getSesiones } from './get-sesiones.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { presentSesion, presentSesionAbierta } from './present-sesion.ts'

export const sesionResolvers: Resolvers = {
  Query: { auth: () => ({}) },
  Auth: {
    logIn: async (_, credenciales, ctx) => presentSesion(await logIn(ctx, credenciales)),
    getLogIn: (_, __, ctx) => presentSesion(ctx.sesion),
    logOut: async (_, __, ctx) => {
      await logOut(ctx)
      return presentSesion(null)
    },
  },
  AppInfo: {
    getSesiones: async (_, __, ctx) => (await getSesiones(ctx)).map(presentSesionAbierta),
  },
  Mutation: {
    changePassword: async (_, passwords, ctx) => {
      await changeOwnPassword(ctx, passwords)
      return 'Contraseña cambiada. Si había otras sesiones abiertas, se cerraron.'
    },
    deleteOtrasSesiones: async (_, { password }, ctx) => {
      await deleteOtrasSesiones(ctx, { password })
      return 'Se cerraron las otras sesiones.'
    },
  },
}
