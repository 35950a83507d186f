import { listGruposDe } from '#domain/resultados/resultados.ts'
import type { Resolvers } from '#server/wire/resolvers.generated.ts'
import { addCifras } from './add-cifras.ts'
import { changeNombresDeTramos } from './change-nombres-de-tramos.ts'
import { getExcel } from './excel-route.ts'
import { getAntiguedadesComparadas, getDistribucionDePreguntas } from './get-antiguedades.ts'
import { getPreguntasAbiertas } from './get-preguntas-abiertas.ts'
import { getResultadosPedidos } from './resultados-pedidos.ts'

export const resultadosResolvers: Resolvers = {
  Query: {
    getAreasDeTrabajoSatisfaccionGeneral: async (_, pedido, ctx) => {
      const { resultados } = await getResultadosPedidos(ctx, pedido)
      return resultados.areasDeTrabajo.map((area) => ({
        ...area,
        listGrupos: () => listGruposDe(area, resultados.gruposDeOpinion),
      }))
    },
    getAntiguedadSatisfaccionGeneral: async (_, { idComparado, ...pedido }, ctx) =>
      idComparado
        ? getAntiguedadesComparadas(ctx, { ...pedido, idComparado })
        : (await getResultadosPedidos(ctx, pedido)).resultados.antiguedades,
    getGraficasComplementarias: async (_, { idClima }, ctx) =>
      (await getResultadosPedidos(ctx, { idClima })).complementarias(),
    getPreguntasAbiertas: (_, { idClima }, ctx) => getPreguntasAbiertas(ctx, { idClima }),
    getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados: (_, { idClima }, ctx) => getExcel(ctx, { idClima }),
  },
  Mutation: {
    changeNombresDeTramos: async (_, pedido, ctx) => {
      await changeNombresDeTramos(ctx, pedido)
      return { id: pedido.idClima, mensaje: 'Los nombres quedaron guardados.' }
    },
  },
  AppInfo: {
    getIndicadoresDeMedicionSatisfaccionGeneral: async (_, pedido, ctx) =>
      (await getResultadosPedidos(ctx, pedido)).resultados.general.indicadoresDeMedicion,
    getDistribucionDePreguntas: (_, pedido, ctx) => getDistribucionDePreguntas(ctx, pedido),
  },
  ClimaOrganizacional: {
    dataProcesada: async ({ id }, { baseDeCalculo }, ctx) =>
      (await getResultadosPedidos(ctx, { idClima: id, baseDeCalculo })).dataProcesada(),
    indicadoresDeMedicion: async (clima, _, ctx) => (await addCifras(ctx, clima)).indicadoresDeMedicion(),
    gruposDeOpinion: async (clima, _, ctx) => (await addCifras(ctx, clima)).gruposDeOpinion(),
    areasDeTrabajo: async (clima, _, ctx) => (await addCifras(ctx, clima)).areasDeTrabajo(),
  },
}
