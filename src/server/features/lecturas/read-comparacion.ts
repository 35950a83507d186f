import { alignNombres } from '../../../domain/lecturas/align-nombres.ts'
import type { Comparacion } from '../../../domain/lecturas/cambio.ts'
import { type Comparabilidad, compareVariables } from '../../../domain/lecturas/comparabilidad.ts'
import type { Ronda } from '../../../domain/lecturas/ronda.ts'
import type { AppContext } from '../../context.ts'
import type { ClimaConParticipacion } from '../climas/clima-guardado.ts'
import { listDeclaraciones } from './lecturas-store.ts'
import { readRonda } from './read-rondas.ts'

/** By variable of the later round, what staff declared included. */
export async function readComparabilidades(
  { db }: Pick<AppContext, 'db'>,
  actual: Pick<Ronda, 'id' | 'definicion'>,
  anterior: Pick<Ronda, 'id' | 'definicion'>,
): Promise<Map<string, Comparabilidad>> {
  const declaradas = await listDeclaraciones(db, { idClima: actual.id, idAnterior: anterior.id })
  return compareVariables(actual.definicion, anterior.definicion, declaradas)
}

/** Two rounds on the base of the later one. */
export async function readComparacion(
  ctx: Pick<AppContext, 'db' | 'config'>,
  clima: ClimaConParticipacion,
  otro: ClimaConParticipacion,
): Promise<Comparacion> {
  const base = clima.baseDeCalculo
  const comparado = { ...otro, definicion: alignNombres(otro.definicion, clima.definicion) }
  const [actual, anterior] = await Promise.all(
    [clima, comparado].map((ronda) => readRonda(ctx, ronda, { base })),
  )
  const comparabilidades = await readComparabilidades(ctx, clima, comparado)
  return { actual: actual!, anterior: anterior!, comparabilidades }
}
