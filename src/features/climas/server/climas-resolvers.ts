import { getLectura } from '#domain/climas/minimo-por-grupo.ts'
import { countPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { computePagina } from '#domain/encuesta/avance.ts'
import { findFechaDeCierre } from '#server/bitacora/note-bitacora.ts'
import type { GenteDeParte } from '#server/wire/clima-presentado.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { changeEncuestaActiva } from './cambiar-clima.ts'
import { findClimaPorLeer, getClimasPorLeer, getPaginaDeClimas } from './climas-por-leer.ts'
import { getExcelDeParticipacion } from './get-excel-de-participacion.ts'
import { getSiguienteRonda } from './get-siguiente-ronda.ts'
import { insertClima } from './insert-clima.ts'
import {
  getDocumento,
  getPlantilla,
  presentClima,
  presentCuestionario,
  presentParticipacion,
} from './presentar-clima.ts'

/** A climate or one of its parts. */
const cuentas = {
  invitados: async ({ count }: Pick<GenteDeParte, 'count'>) => (await count(false)).invitados,
  contestaron: async ({ count }: Pick<GenteDeParte, 'count'>) => (await count(false)).contestaron,
  completas: async ({ count }: Pick<GenteDeParte, 'count'>) => (await count(true)).completas,
}

export const climasResolvers: Resolvers = {
  Query: {
    climasOrganizacionales: async (_, __, ctx) => (await getClimasPorLeer(ctx)).map(presentClima),
  },
  AppInfo: {
    getClimas: async (_, pedido, ctx) => {
      const { climas, ...pagina } = await getPaginaDeClimas(ctx, pedido)
      return { ...pagina, climas: climas.map(presentClima) }
    },
    climaOrganizacional: async (_, { idClima }, ctx) => {
      const clima = await findClimaPorLeer(ctx, idClima)
      return clima && presentClima(clima)
    },
    getDocumentoDeClima: (_, { idClima, conIds }, ctx) => getDocumento(ctx, { idClima, conIds }),
    getExcelDeParticipacion: (_, pedido, ctx) => getExcelDeParticipacion(ctx, pedido),
    getPlantillaDeClima: (_, propio) => getPlantilla(propio),
  },
  ClimaOrganizacional: {
    congelado: async ({ cerrado, count }) => cerrado || (await count(false)).contestaron > 0,
    cuestionario: async ({ readDefinicion }) => presentCuestionario((await readDefinicion()).cuestionario),
    cantidadDePreguntas: async ({ readDefinicion }) => countPreguntas((await readDefinicion()).cuestionario),
    cantidadDePaginas: async ({ readDefinicion }) =>
      computePagina((await readDefinicion()).cuestionario, new Set()).totalPages,
    lectura: async ({ minimoPorGrupo, readDefinicion }) =>
      getLectura({ minimoPorGrupo, definicion: await readDefinicion() }),
    correcciones: async ({ readDefinicion }) =>
      ((await readDefinicion()).correcciones ?? []).map(({ antes, ahora }) => ({ antes, ahora })),
    participacion: presentParticipacion,
    cerradoEl: (clima, _, ctx) => findFechaDeCierre(ctx, clima),
    siguienteRonda: (clima, _, ctx) => getSiguienteRonda(ctx, clima),
  },
  Participacion: cuentas,
  ParticipacionDeParte: cuentas,
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
