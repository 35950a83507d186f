import { listEnSuArea } from '#domain/climas/minimo-por-grupo.ts'
import { listGruposDe, type Resultados } from '#domain/resultados/resultados.ts'
import { conflict } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import type {
  AreaDeClima,
  ClimaPresentado,
  GrupoDeClima,
  IndicadorDeClima,
} from '#server/wire/clima-presentado.ts'
import { getResultadosPedidos } from './resultados-pedidos.ts'

/** The structure of a climate, each thing of it with its figures for whoever asks for one. Nothing is counted until then. */
export async function addCifras(ctx: RequestContext, clima: ClimaPresentado) {
  const definicion = await clima.readDefinicion()
  const enSuArea = listEnSuArea(definicion, clima.minimoPorGrupo)
  const count = async (): Promise<Resultados> => {
    const { clima: contado, resultados } = await getResultadosPedidos(ctx, { idClima: clima.id })
    // Things are found by their place.
    if (contado.revision !== clima.revision)
      throw conflict('El clima cambió mientras se leía. Vuelve a intentarlo.')
    return resultados
  }
  const gruposDeOpinion = (): GrupoDeClima[] =>
    definicion.gruposDeOpinion.map((grupo, i) => ({
      ...grupo,
      seLeeEnSuArea: enSuArea.has(grupo.id),
      contestaron: async () => (await clima.count(false)).porGrupo[i]!.contestaron,
      cifras: async () => (await count()).gruposDeOpinion[i]!,
    }))
  const areasDeTrabajo = (): AreaDeClima[] =>
    definicion.areasDeTrabajo.map((area, i) => ({
      ...area,
      contestaron: async () => (await clima.count(false)).porArea[i]!.contestaron,
      listGrupos: () => listGruposDe(area, gruposDeOpinion()),
      cifras: async () => (await count()).areasDeTrabajo[i]!,
    }))
  const indicadoresDeMedicion = (): IndicadorDeClima[] =>
    definicion.indicadoresDeMedicion.map(({ nombre, variables }, i) => {
      const indicador = async () => (await count()).general.indicadoresDeMedicion[i]!
      return {
        nombre,
        cifras: indicador,
        variables: variables.map((variable, j) => {
          const cifras = async () => (await indicador()).variables[j]!
          const factoresEvaluados = variable.factoresEvaluados.map((factor, k) => ({
            ...factor,
            cifras: async () => (await cifras()).factoresEvaluados[k]!,
          }))
          return { ...variable, cifras, factoresEvaluados }
        }),
      }
    })
  return { indicadoresDeMedicion, gruposDeOpinion, areasDeTrabajo }
}
