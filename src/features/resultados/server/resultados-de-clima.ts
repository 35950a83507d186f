import type { BaseDeCalculo } from '#domain/climas/clima-input.ts'
import { computeComplementarias, type ParteComplementaria } from '#domain/resultados/complementarias.ts'
import { computeDataProcesada, type DataProcesada } from '#domain/resultados/data-procesada.ts'
import { lazy } from '#domain/resultados/lazy.ts'
import { computeResultados, type Resultados } from '#domain/resultados/resultados.ts'
import { createComputeSatisfaccion } from '#domain/resultados/satisfaccion.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import type { ClimaConFuente } from './read-fuente.ts'

export type ResultadosDeClima = {
  clima: ClimaGuardado
  baseDeCalculo: BaseDeCalculo
  resultados: Resultados
  complementarias: () => ParteComplementaria[]
  dataProcesada: () => DataProcesada
}

const OTRA_BASE: Record<BaseDeCalculo, BaseDeCalculo> = {
  encuestados: 'respuestasValidas',
  respuestasValidas: 'encuestados',
}

/** pedida: null, on the climate's own base. */
export function computeResultadosDeClima(
  { clima, fuente }: ClimaConFuente,
  pedida: BaseDeCalculo | null,
): ResultadosDeClima {
  const { definicion } = clima
  const baseDeCalculo = pedida ?? clima.baseDeCalculo
  const resultados = computeResultados(definicion, baseDeCalculo, fuente)
  return {
    clima,
    baseDeCalculo,
    resultados,
    complementarias: lazy(() => computeComplementarias(definicion.cuestionario, fuente.general)),
    dataProcesada: lazy(() => {
      const conLaOtra = createComputeSatisfaccion(
        definicion,
        OTRA_BASE[baseDeCalculo],
        fuente,
      )(fuente.general)
      return computeDataProcesada(resultados, { baseDeCalculo, conLaOtra })
    }),
  }
}
