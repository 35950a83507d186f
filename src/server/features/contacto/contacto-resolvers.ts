import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { changeMensajeContestado } from './change-mensaje-contestado.ts'
import { getMensajes } from './get-mensajes.ts'
import { getPendientes } from './get-pendientes.ts'

export const contactoResolvers: Resolvers = {
  AppInfo: {
    getPendientes: (_, __, ctx) => getPendientes(ctx),
    getMensajesDeContacto: (_, pagina, ctx) => {
      return getMensajes(ctx, pagina)
    },
  },
  Mutation: {
    changeMensajeContestado: async (_, input, ctx) => {
      await changeMensajeContestado(ctx, input)
      const mensaje = input.contestado ? 'Mensaje contestado' : 'El mensaje vuelve a los nuevos'
      return { id: input.idMensaje, mensaje }
    },
  },
}
