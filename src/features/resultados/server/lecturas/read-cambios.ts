import {
  type Comparacion,
  countVeredictos,
  type FilaDeCambio,
  findMismo,
  findMovimientos,
  listCambios,
} from '#domain/lecturas/cambio.ts'
import { type ConjuntoLeido, findEmpresa, type Ronda } from '#domain/lecturas/ronda.ts'
import { listAntiguedades } from '#domain/resultados/resultados.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import { notFound } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { readComparacion } from './read-comparacion.ts'
import { readRonda } from './read-rondas.ts'

export type CambiosLeidos = {
  actual: Ronda
  conjunto: ConjuntoLeido
  mismo: ConjuntoLeido | undefined
  comparacion: Comparacion | null
  filas: FilaDeCambio[]
  cuentas: ReturnType<typeof countVeredictos>
  movimientos: ReturnType<typeof findMovimientos>
}

const SIN_MOVIMIENTOS: CambiosLeidos['movimientos'] = {
  movimientos: [],
  grupos: 0,
  comparaciones: 0,
  porAzar: 0,
}

/**
 * What changed between two rounds of a company, with intervals, both on the base of the later one: in the whole company or
 * in one of its parts, and where it moved most. Without another round there is nothing to tell.
 */
export async function readCambios(
  ctx: Pick<AppContext, 'db' | 'config'>,
  {
    clima,
    comparado,
    idParte = null,
  }: { clima: ClimaConParticipacion; comparado: ClimaConParticipacion | null; idParte?: string | null },
): Promise<CambiosLeidos> {
  const comparacion = comparado && (await readComparacion(ctx, clima, comparado, { juntas: true }))
  const actual = comparacion?.actual ?? (await readRonda(ctx, clima, { base: clima.baseDeCalculo }))
  const conjunto = idParte === null ? findEmpresa(actual) : findParte(actual, idParte)
  if (!conjunto) throw notFound('No existe esa parte del clima.')
  if (!comparacion)
    return {
      actual,
      conjunto,
      mismo: undefined,
      comparacion: null,
      filas: [],
      cuentas: countVeredictos([]),
      movimientos: SIN_MOVIMIENTOS,
    }
  const mismo = findMismo(comparacion.anterior, conjunto)
  const filas = listCambios(comparacion, conjunto, mismo)
  return {
    actual,
    conjunto,
    mismo,
    comparacion,
    filas,
    cuentas: countVeredictos(filas),
    movimientos: findMovimientos(comparacion),
  }
}

/** Of a seniority that is read together with others here, all of them. */
function findParte({ conjuntos, definicion }: Ronda, idParte: string): ConjuntoLeido | undefined {
  const opcion = listAntiguedades(definicion).find(({ id }) => id === idParte)
  return (
    conjuntos.find(({ id }) => id === idParte) ??
    conjuntos.find(({ opciones }) => opcion && opciones.includes(opcion.nombre))
  )
}
