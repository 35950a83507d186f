import { asksFor } from '../../wire/asks-for.ts'
import type { Resolvers } from '../../wire/resolvers.generated.ts'
import { changeEncuestaActiva } from './change-encuesta-activa.ts'
import { getClima, getClimas } from './get-climas.ts'
import { getDocumento, getPlantilla } from './get-documento.ts'
import { getSiguienteRonda } from './get-siguiente-ronda.ts'
import { insertClima } from './insert-clima.ts'
import { presentClima } from './present-clima.ts'

/** Fields that come of counting sheets and invitations. */
const DE_PARTICIPACION: ReadonlySet<string> = new Set([
  'participacion',
  'congelado',
  'cantidadEncuestadosGrupoDeOpinion',
  'cantidadEncuestadosAreaDeTrabajo',
])

export const climasResolvers: Resolvers = {
  Query: {
    climasOrganizacionales: async (_, __, ctx, info) => {
      const conParticipacion = asksFor(info, DE_PARTICIPACION)
      return (await getClimas(ctx, { conParticipacion })).map(presentClima)
    },
  },
  AppInfo: {
    climaOrganizacional: async (_, { idClima }, ctx, info) => {
      const clima = await getClima(ctx, { idClima, conParticipacion: asksFor(info, DE_PARTICIPACION) })
      return clima && presentClima(clima)
    },
    getDocumentoDeClima: (_, { idClima, conIds }, ctx) => getDocumento(ctx, { idClima, conIds }),
    getPlantillaDeClima: (_, propio) => getPlantilla(propio),
  },
  ClimaOrganizacional: {
    siguienteRonda: (clima, _, ctx) => getSiguienteRonda(ctx, clima),
  },
  Mutation: {
    insertClimaOrganizacional: async (_, { clima }, ctx) => ({
      id: await insertClima(ctx, { clima }),
      mensaje: 'Clima organizacional guardado',
    }),
    changeEncuestaActivaClima: async (_, { idClima, encuestaActiva }, ctx) => {
      await changeEncuestaActiva(ctx, { idClima, encuestaActiva })
      return { encuestaActiva }
    },
  },
}
