import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { deleteEncuestado } from './borrar-encuestado.ts'
import { getCorreosFallidos, getSalidaDeCorreos } from './correos-fallidos.ts'
import { countPorRecordar, getEncuestados } from './encuestados.ts'
import { importInvitaciones } from './insert-invitaciones.ts'
import { insertNewEncuesta } from './insert-new-encuesta.ts'
import { insertTokens } from './insert-tokens.ts'
import { getLlegadas } from './llegadas/llegadas.ts'
import { getMuestraDeCorreo, sendCorreoDePrueba } from './muestra-de-correo.ts'
import { presentEncuestado } from './present-encuestado.ts'
import { sendCorreoToEncuestado, sendRecordatorios } from './send-recordatorios.ts'

export const encuestadosResolvers: Resolvers = {
  AppInfo: {
    getEncuestados: async (_, { idClima }, ctx) =>
      (await getEncuestados(ctx, { idClima })).map(presentEncuestado),
    getCorreosFallidos: (_, { idClima }, ctx) => getCorreosFallidos(ctx, { idClima }),
    getPorRecordar: (_, { idClima, idGrupoDeOpinion: idGrupo }, ctx) =>
      countPorRecordar(ctx, { idClima, idGrupo }),
    getSalidaDeCorreos: (_, { idClima }, ctx) => getSalidaDeCorreos(ctx, { idClima }),
    getMuestraDeCorreo: (_, pedida, ctx) => getMuestraDeCorreo(ctx, pedida),
    getLlegadas: (_, { idClima }, ctx) => getLlegadas(ctx, { idClima }),
  },
  Mutation: {
    insertNewEncuesta: (_, { idClima, idGrupoDeOpinion: idGrupo, correos, alAbrir }, ctx) =>
      insertNewEncuesta(ctx, { idClima, idGrupo, correos: correos ?? null, alAbrir: alAbrir ?? false }),
    insertNewEncuestas: (_, { idClima, invitaciones, alAbrir }, ctx) =>
      importInvitaciones(ctx, {
        idClima,
        alAbrir: alAbrir ?? false,
        invitaciones: invitaciones.map(({ idGrupoDeOpinion, correos, sinCorreo }) => ({
          idGrupo: idGrupoDeOpinion,
          correos,
          sinCorreo: sinCorreo ?? 0,
        })),
      }),
    insertTokens: (_, { idClima, idGrupoDeOpinion: idGrupo, cuantos }, ctx) =>
      insertTokens(ctx, { idClima, idGrupo, cuantos }),
    sendCorreoToEncuesta: (_, { idClima, idEncuesta: idEncuestado, correo }, ctx) =>
      sendCorreoToEncuestado(ctx, { idClima, idEncuestado, correo }),
    sendCorreoDePrueba: (_, pedida, ctx) => sendCorreoDePrueba(ctx, pedida),
    sendRecordatorios: (_, { idClima, idGrupoDeOpinion: idGrupo }, ctx) =>
      sendRecordatorios(ctx, { idClima, idGrupo }),
    deleteEncuesta: async (_, { idClima, idEncuesta }, ctx) => {
      await deleteEncuestado(ctx, { idClima, idEncuestado: idEncuesta })
      return { idEncuesta, mensaje: 'Se eliminó la encuesta.' }
    },
  },
}
