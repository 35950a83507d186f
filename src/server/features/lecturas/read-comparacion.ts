import type { Comparacion } from '../../../domain/lecturas/cambio.ts'
import {
  type ComparabilidadDeRondas,
  compareRondas,
} from '../../../domain/lecturas/comparabilidad-de-rondas.ts'
import type { Ronda } from '../../../domain/lecturas/ronda.ts'
import type { AppContext } from '../../context.ts'
import type { ClimaConParticipacion } from '../climas/clima-guardado.ts'
import { listDeclaraciones } from './lecturas-store.ts'
import { readAlineada } from './read-alineada.ts'
import { readRonda } from './read-rondas.ts'

/** What staff declared included. */
export async function readComparabilidad(
  { db }: Pick<AppContext, 'db'>,
  actual: Pick<Ronda, 'id' | 'definicion'>,
  anterior: Pick<Ronda, 'id' | 'definicion'>,
): Promise<ComparabilidadDeRondas> {
  const declaradas = await listDeclaraciones(db, { idClima: actual.id, idAnterior: anterior.id })
  return compareRondas(actual.definicion, anterior.definicion, declaradas)
}

/** Two rounds on the base of the later one. */
export async function readComparacion(
  ctx: Pick<AppContext, 'db' | 'config'>,
  clima: ClimaConParticipacion,
  otro: ClimaConParticipacion,
): Promise<Comparacion> {
  const base = clima.baseDeCalculo
  const comparado = { ...otro, definicion: await readAlineada(ctx.db, otro, clima) }
  const [actual, anterior] = await Promise.all(
    [clima, comparado].map((ronda) => readRonda(ctx, ronda, { base })),
  )
  const comparabilidad = await readComparabilidad(ctx, clima, comparado)
  return { actual: actual!, anterior: anterior!, comparabilidad }
}
