import {
  CODIGOS,
  CODIGOS_NO_APLICA,
  CODIGOS_VALIDOS,
} from '../../../domain/resultados/respuestas-de-resultado.ts'
import type { Resolvers } from '../../wire/resolvers.generated.ts'
import { listClasesPedidas } from './clases-pedidas.ts'
import { getDistribucionDePreguntas } from './get-distribucion-de-preguntas.ts'
import { getExcel } from './get-excel.ts'
import { getParteDeClima } from './get-parte-de-clima.ts'
import { getPreguntasAbiertas } from './get-preguntas-abiertas.ts'
import { writeRespuestas } from './respuestas-pedidas.ts'
import { getResultadosPedidos } from './resultados-pedidos.ts'

export const resultadosResolvers: Resolvers = {
  Query: {
    getAreasDeTrabajoSatisfaccionGeneral: async (_, pedido, ctx, info) =>
      (
        await getResultadosPedidos(ctx, pedido, listClasesPedidas(info, 'areas'))
      ).presentados.areasDeTrabajo(),
    getAntiguedadSatisfaccionGeneral: async (_, pedido, ctx, info) =>
      (
        await getResultadosPedidos(ctx, pedido, listClasesPedidas(info, 'antiguedades'))
      ).presentados.antiguedades(),
    getGraficasComplementarias: async (_, { idClima }, ctx) =>
      (await getResultadosPedidos(ctx, { idClima })).complementarias(),
    getPreguntasAbiertas: (_, { idClima }, ctx) => getPreguntasAbiertas(ctx, { idClima }),
    getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados: (_, { idClima }, ctx) => getExcel(ctx, { idClima }),
  },
  AppInfo: {
    getIndicadoresDeMedicionSatisfaccionGeneral: async (_, pedido, ctx, info) =>
      (await getResultadosPedidos(ctx, pedido, listClasesPedidas(info))).presentados.indicadoresDeMedicion(),
    getDistribucionDePreguntas: (_, pedido, ctx) => getDistribucionDePreguntas(ctx, pedido),
  },
  // The structure is at hand; figures are computed only for whoever asks for them.
  ClimaOrganizacional: {
    dataProcesada: async ({ id }, { baseDeCalculo }, ctx, info) =>
      (
        await getResultadosPedidos(ctx, { idClima: id, baseDeCalculo }, listClasesPedidas(info))
      ).dataProcesada(),
    indicadoresDeMedicion: (clima, _, ctx, info) =>
      getParteDeClima(clima, 'indicadoresDeMedicion', ctx, info),
    gruposDeOpinion: (clima, _, ctx, info) => getParteDeClima(clima, 'gruposDeOpinion', ctx, info),
    areasDeTrabajo: (clima, _, ctx, info) => getParteDeClima(clima, 'areasDeTrabajo', ctx, info),
  },
  FactorEvaluado: {
    respuestas: (factor, _, ctx) => writeRespuestas(ctx, factor, CODIGOS_VALIDOS),
    respuestasNoAplica: (factor, _, ctx) => writeRespuestas(ctx, factor, CODIGOS_NO_APLICA),
  },
  PreguntaConResultado: {
    respuestas: (pregunta, _, ctx) => writeRespuestas(ctx, pregunta, CODIGOS),
  },
}
