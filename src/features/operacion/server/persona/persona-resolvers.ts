import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { erasePersonaEnPantalla, getDatosDePersona, getPersona } from './persona-en-pantalla.ts'

export const personaResolvers: Resolvers = {
  AppInfo: {
    getPersona: (_, input, ctx) => getPersona(ctx, input),
    getDatosDePersona: (_, input, ctx) => getDatosDePersona(ctx, input),
  },
  Mutation: {
    erasePersona: (_, input, ctx) => erasePersonaEnPantalla(ctx, input),
  },
}
