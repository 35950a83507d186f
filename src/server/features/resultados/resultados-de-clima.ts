import {
  computeComplementarias,
  type ParteComplementaria,
} from '../../../domain/resultados/complementarias.ts'
import type { Cubo } from '../../../domain/resultados/cubo.ts'
import { computeDataProcesada, type DataProcesada } from '../../../domain/resultados/data-procesada.ts'
import { sumRecuento } from '../../../domain/resultados/recuento.ts'
import { computeResultados, type Resultados } from '../../../domain/resultados/resultados.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { lazy } from './lazy.ts'
import { presentResultados, type ResultadosPresentados } from './present-resultados.ts'

/** Everything that is known of a climate until it changes. */
export type ResultadosDeClima = {
  clima: Pick<ClimaGuardado, 'idEmpresa' | 'anio' | 'baseDeCalculo'>
  resultados: Resultados
  complementarias: ParteComplementaria[]
  dataProcesada: () => DataProcesada
  presentados: ResultadosPresentados
}

/** The cube ends here: it is larger than all that comes out of it. */
export function computeResultadosDeClima(
  { idEmpresa, anio, baseDeCalculo, definicion }: ClimaGuardado,
  cubo: Cubo,
): ResultadosDeClima {
  const resultados = computeResultados(definicion, baseDeCalculo, cubo)
  return {
    clima: { idEmpresa, anio, baseDeCalculo },
    resultados,
    complementarias: computeComplementarias(definicion.cuestionario, sumRecuento(cubo, 'todos')),
    dataProcesada: lazy(() => computeDataProcesada(resultados)),
    presentados: presentResultados(resultados),
  }
}
