import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { presentSesion } from './present-sesion.ts'

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
}
