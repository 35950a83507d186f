import type { Comparacion } from '#domain/lecturas/cambio.ts'
import { type ComparabilidadDeRondas, compareRondas } from '#domain/lecturas/comparabilidad-de-rondas.ts'
import type { Ronda } from '#domain/lecturas/ronda.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import type { AppContext } from '#server/context/context.ts'
import { listDeclaraciones } from './lecturas-store.ts'
import { readAlineada } from './read-alineada.ts'
import { readDosRondas } from './read-rondas.ts'

/** What staff declared included. */
export async function readComparabilidad(
  { db }: Pick<AppContext, 'db'>,
  actual: Pick<Ronda, 'id' | 'definicion'>,
  anterior: Pick<Ronda, 'id' | 'definicion'>,
): Promise<ComparabilidadDeRondas> {
  const declaradas = await listDeclaraciones(db, { idClima: actual.id, idAnterior: anterior.id })
  return compareRondas(actual.definicion, anterior.definicion, declaradas)
}

/** Two rounds on the base of the later one. juntas: their seniorities as the runs that both can make. */
export async function readComparacion(
  ctx: Pick<AppContext, 'db' | 'config'>,
  clima: ClimaConParticipacion,
  otro: ClimaConParticipacion,
  { juntas = false } = {},
): Promise<Comparacion> {
  const comparado = { ...otro, definicion: await readAlineada(ctx.db, otro, clima) }
  const rondas = await readDosRondas(ctx, [clima, comparado], { base: clima.baseDeCalculo, juntas })
  return { ...rondas, comparabilidad: await readComparabilidad(ctx, clima, comparado) }
}
