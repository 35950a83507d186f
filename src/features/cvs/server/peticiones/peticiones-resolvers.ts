import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import {
  changePeticionResuelta,
  confirmPeticion,
  countPeticiones,
  getPeticiones,
  requestDatos,
} from './peticiones.ts'

export const peticionesResolvers: Resolvers = {
  AppInfo: {
    getPeticiones: (_, __, ctx) => getPeticiones(ctx),
  },
  Pendientes: {
    peticiones: (_, __, ctx) => countPeticiones(ctx),
  },
  Mutation: {
    requestDatos: async (_, input, ctx) => {
      await requestDatos(ctx, input)
      return 'Te mandamos un correo. Ábrelo y confirma que eres tú.'
    },
    confirmPeticion: async (_, input, ctx) => ({ plazo: await confirmPeticion(ctx, input) }),
    changePeticionResuelta: async (_, input, ctx) => {
      await changePeticionResuelta(ctx, input)
      const mensaje = input.resuelta ? 'Petición atendida' : 'La petición vuelve a las que esperan'
      return { id: input.idPeticion, mensaje }
    },
  },
}
