import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { requireSesion } from '../sesion/require-sesion.ts'
import { deleteEncuestado } from './delete-encuestado.ts'
import { getEncuestados } from './get-encuestados.ts'
import { getSalidaDeCorreos } from './get-salida-de-correos.ts'
import { insertInvitaciones } from './insert-invitaciones.ts'
import { insertNewEncuesta } from './insert-new-encuesta.ts'
import { presentEncuestado } from './present-encuestado.ts'
import { sendCorreoToEncuestado } from './send-correo-to-encuestado.ts'
import { sendRecordatorios } from './send-recordatorios.ts'

export const encuestadosResolvers: Resolvers = {
  AppInfo: {
    getEncuestados: async (_, { idClima }, ctx) => {
      requireSesion(ctx)
      return (await getEncuestados(ctx, { idClima })).map(presentEncuestado)
    },
    getSalidaDeCorreos: (_, { idClima }, ctx) => {
      requireSesion(ctx)
      return getSalidaDeCorreos(ctx, { idClima })
    },
  },
  Mutation: {
    insertNewEncuesta: (_, { idClima, idGrupoDeOpinion: idGrupo, correos }, ctx) => {
      requireSesion(ctx)
      return insertNewEncuesta(ctx, { idClima, idGrupo, correos: correos ?? null })
    },
    insertNewEncuestas: (_, { idClima, invitaciones }, ctx) => {
      requireSesion(ctx)
      return insertInvitaciones(ctx, {
        idClima,
        invitaciones: invitaciones.map(({ idGrupoDeOpinion, correos }) => ({
          idGrupo: idGrupoDeOpinion,
          correos,
        })),
      })
    },
    sendCorreoToEncuesta: (_, { idClima, idEncuesta: idEncuestado, correo }, ctx) => {
      requireSesion(ctx)
      return sendCorreoToEncuestado(ctx, { idClima, idEncuestado, correo })
    },
    sendRecordatorios: (_, { idClima }, ctx) => {
      requireSesion(ctx)
      return sendRecordatorios(ctx, { idClima })
    },
    deleteEncuesta: async (_, { idClima, idEncuesta }, ctx) => {
      requireSesion(ctx)
      await deleteEncuestado(ctx, { idClima, idEncuestado: idEncuesta })
      return { idEncuesta, mensaje: 'Se eliminó la encuesta.' }
    },
  },
}
