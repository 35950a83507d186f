import { getCarpetaDeCorreo } from '#server/mail/eml-transport.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { countCvsPorActualizar } from '../actualizacion/por-actualizar.ts'
import { countEnviosPendientes } from '../bandeja/envios.ts'
import { changeMensajeContestado, countMensajesNuevos, getMensajes, getPorBorrar } from './mensajes.ts'

export const contactoResolvers: Resolvers = {
  AppInfo: {
    getPendientes: () => ({}),
    getMensajesDeContacto: (_, pagina, ctx) => {
      return getMensajes(ctx, pagina)
    },
  },
  Pendientes: {
    porRevisar: (_, __, ctx) => countEnviosPendientes(ctx),
    porActualizar: (_, __, ctx) => countCvsPorActualizar(ctx),
    porBorrar: (_, __, ctx) => getPorBorrar(ctx),
    carpetaDeCorreo: (_, __, { config }) => getCarpetaDeCorreo(config),
    mensajesNuevos: (_, __, ctx) => countMensajesNuevos(ctx),
  },
  Mutation: {
    changeMensajeContestado: async (_, input, ctx) => {
      await changeMensajeContestado(ctx, input)
      const mensaje = input.contestado ? 'Mensaje contestado' : 'El mensaje vuelve a los nuevos'
      return { id: input.idMensaje, mensaje }
    },
  },
}
