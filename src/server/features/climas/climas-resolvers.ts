import { asksFor } from '../../wire/asks-for.ts'
import type { Resolvers } from '../../wire/resolvers.generated.ts'
import { findFechaDeCierre } from '../bitacora/find-fecha-de-cierre.ts'
import { changeEncuestaActiva } from './change-encuesta-activa.ts'
import { getClima, getClimaPedido, getClimas, getPaginaDeClimas } from './get-climas.ts'
import { getDocumento, getPlantilla } from './get-documento.ts'
import { getSiguienteRonda } from './get-siguiente-ronda.ts'
import { insertClima } from './insert-clima.ts'
import { presentClima } from './present-clima.ts'

/** Fields that come of counting sheets and invitations. */
const DE_PARTICIPACION: ReadonlySet<string> = new Set([
  'invitados',
  'contestaron',
  'completas',
  'congelado',
  'cantidadEncuestadosGrupoDeOpinion',
  'cantidadEncuestadosAreaDeTrabajo',
])

const COMPLETAS: ReadonlySet<string> = new Set(['completas'])

/** Fields that are read from the structure. */
const DE_ESTRUCTURA: ReadonlySet<string> = new Set([
  ...DE_PARTICIPACION,
  'participacion',
  'indicadoresDeMedicion',
  'gruposDeOpinion',
  'areasDeTrabajo',
  'cuestionario',
  'cantidadDePreguntas',
  'cantidadDePaginas',
  'correcciones',
])

/** Fields that are found together with the climate, whoever asks for one of them. */
const DE_CIFRAS: ReadonlySet<string> = new Set(['dataProcesada', 'publicaciones', 'hojasSinPublicar'])

/** What must be counted for what a request asks for. */
const listOpciones = (info: Parameters<typeof asksFor>[0]) => ({
  conParticipacion: asksFor(info, DE_PARTICIPACION),
  conCompletas: asksFor(info, COMPLETAS),
})

export const climasResolvers: Resolvers = {
  Query: {
    climasOrganizacionales: async (_, __, ctx, info) =>
      (await getClimas(ctx, { ...listOpciones(info), conEstructura: asksFor(info, DE_ESTRUCTURA) })).map(
        presentClima,
      ),
  },
  AppInfo: {
    getClimas: async (_, pedido, ctx, info) => {
      const { climas, ...pagina } = await getPaginaDeClimas(ctx, { ...pedido, ...listOpciones(info) })
      return { ...pagina, climas: climas.map(presentClima) }
    },
    climaOrganizacional: async (_, { idClima }, ctx, info) => {
      const opciones = listOpciones(info)
      const clima =
        !opciones.conParticipacion && asksFor(info, DE_CIFRAS)
          ? await getClimaPedido(ctx, idClima)
          : await getClima(ctx, { idClima, ...opciones })
      return clima && presentClima(clima)
    },
    getDocumentoDeClima: (_, { idClima, conIds }, ctx) => getDocumento(ctx, { idClima, conIds }),
    getPlantillaDeClima: (_, propio) => getPlantilla(propio),
  },
  ClimaOrganizacional: {
    cerradoEl: (clima, _, ctx) => findFechaDeCierre(ctx, clima),
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
