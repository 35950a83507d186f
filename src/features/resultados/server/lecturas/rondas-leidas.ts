import type { BaseDeCalculo } from '#domain/climas/clima-input.ts'
import type { Definicion } from '#domain/climas/definicion.ts'
import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { compareComienzos, isAnterior } from '#domain/climas/ronda.ts'
import { joinAntiguedades } from '#domain/lecturas/antiguedades-comunes.ts'
import type { Comparacion } from '#domain/lecturas/cambio.ts'
import { type ComparabilidadDeRondas, compareRondas } from '#domain/lecturas/comparabilidad-de-rondas.ts'
import { alignNombres } from '#domain/lecturas/nombres-entre-rondas.ts'
import {
  type ConjuntoPublicado,
  computeRonda,
  listConjuntosPublicados,
  type Ronda,
} from '#domain/lecturas/ronda.ts'
import type { ClimaConParticipacion, ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { getClima, getClimas } from '#features/climas/server/get-climas.ts'
import { climaNotFound } from '#features/climas/server/require-clima.ts'
import { notFound } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { readFuente } from '../leer-resultados.ts'
import { listDeclaraciones, listGruposIgualesDeEmpresa } from './lecturas-store.ts'

/** An earlier round of a company in the words of a later one, groups that staff declared the same included. */
export async function readAlineada(
  db: Db | Tx,
  antes: Pick<ClimaGuardado, 'definicion'>,
  ahora: Pick<ClimaGuardado, 'definicion' | 'idEmpresa'>,
): Promise<Definicion> {
  const iguales = await listGruposIgualesDeEmpresa(db, ahora.idEmpresa)
  return alignNombres(
    antes.definicion,
    ahora.definicion,
    iguales.map(({ grupo, grupoAnterior }) => ({ antes: grupoAnterior, ahora: grupo })),
  )
}

/** The same of its groups alone: the rest in its own words. */
export async function readGruposAlineados<T extends ClimaGuardado>(
  db: Db | Tx,
  antes: T,
  ahora: Pick<ClimaGuardado, 'definicion' | 'idEmpresa'>,
): Promise<T> {
  const { gruposDeOpinion } = await readAlineada(db, antes, ahora)
  return { ...antes, definicion: { ...antes.definicion, gruposDeOpinion } }
}

/** A round of the company with the ones before it, oldest first, in its own words. */
export type RondasDeEmpresa = { clima: ClimaConParticipacion; anteriores: ClimaConParticipacion[] }

/** Which rounds whoever asks may read. */
type MayRead = (clima: ClimaConParticipacion) => boolean

export async function readRondasDeEmpresa(
  ctx: AppContext,
  { idClima, mayRead = () => true }: { idClima: string; mayRead?: MayRead },
): Promise<RondasDeEmpresa> {
  const actual = await getClima(ctx, { idClima, conParticipacion: false })
  if (!actual || !mayRead(actual)) throw climaNotFound()
  const todos = await getClimas(ctx, {
    conParticipacion: false,
    cuales: { idsEmpresas: [actual.idEmpresa] },
  })
  const suyos = todos.filter((otro) => !isAnterior(actual, otro) && mayRead(otro))
  const contados = await Promise.all(suyos.map(({ id }) => getClima(ctx, { idClima: id })))
  const rondas = contados.flatMap((clima) => clima ?? []).sort(compareComienzos)
  const clima = rondas.find(({ id }) => id === idClima)
  if (!clima) throw climaNotFound()
  const anteriores = rondas.filter(({ id }) => id !== idClima)
  return {
    clima,
    anteriores: await Promise.all(
      anteriores.map(async (ronda) => ({ ...ronda, definicion: await readAlineada(ctx.db, ronda, clima) })),
    ),
  }
}

/** Whether a round shows any figure. */
const hasCifras = (clima: ClimaConParticipacion): boolean =>
  clima.publicacion > 0 || (!hasMinimo(clima) && clima.participacion.contestaron > 0)

/** Newest first. */
export const listComparables = ({ anteriores }: RondasDeEmpresa): ClimaConParticipacion[] =>
  anteriores.filter(hasCifras).reverse()

/** The one that is asked for, or the one before; null where there is none. */
export function findComparado(
  rondas: RondasDeEmpresa,
  idComparado: string | null,
): ClimaConParticipacion | null {
  const comparables = listComparables(rondas)
  if (idComparado === null) return comparables[0] ?? null
  const comparado = comparables.find(({ id }) => id === idComparado)
  if (!comparado) throw notFound('Esa ronda no se puede comparar con esta.')
  return comparado
}

const readConjuntos = async (
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { id, definicion }: Pick<ClimaConParticipacion, 'id' | 'definicion'>,
) => listConjuntosPublicados(definicion, (await readFuente(ctx, id)).fuente)

/** Two rounds, the earlier one in the words of the later. juntas: seniorities as the runs that both can make. */
async function readDosRondas(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  rondas: readonly [actual: ClimaConParticipacion, anterior: ClimaConParticipacion],
  { base, juntas }: { base: BaseDeCalculo; juntas: boolean },
): Promise<{ actual: Ronda; anterior: Ronda }> {
  const [actual, anterior] = rondas
  const leidos = await Promise.all([readConjuntos(ctx, actual), readConjuntos(ctx, anterior)])
  const [ahora, antes] = juntas ? joinAntiguedades(...leidos) : leidos
  const compute = (clima: ClimaConParticipacion, conjuntos: ConjuntoPublicado[]) =>
    computeRonda({ ...describeRonda(clima), base, conjuntos })
  return { actual: compute(actual, ahora), anterior: compute(anterior, antes) }
}

/** leida: the same with fewer questions, where only some are to count. */
export async function readRonda(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  clima: Pick<ClimaConParticipacion, 'id' | 'periodo' | 'definicion' | 'minimoPorGrupo'>,
  { base, leida = clima.definicion }: { base: BaseDeCalculo; leida?: Definicion },
): Promise<Ronda> {
  const conjuntos = await readConjuntos(ctx, clima)
  return computeRonda({ ...describeRonda(clima), leida, base, conjuntos })
}

const describeRonda = (
  clima: Pick<ClimaConParticipacion, 'id' | 'periodo' | 'definicion' | 'minimoPorGrupo'>,
) => ({
  id: clima.id,
  nombre: clima.periodo,
  definicion: clima.definicion,
  conMinimo: hasMinimo(clima),
})

/** Comparability, staff's declarations included. */
export async function readComparabilidad(
  { db }: Pick<AppContext, 'db'>,
  actual: Pick<Ronda, 'id' | 'definicion'>,
  anterior: Pick<Ronda, 'id' | 'definicion'>,
): Promise<ComparabilidadDeRondas> {
  const declaradas = await listDeclaraciones(db, { idClima: actual.id, idAnterior: anterior.id })
  return compareRondas(actual.definicion, anterior.definicion, declaradas)
}

/** Two rounds on the base of the later one, or another. juntas: their seniorities as the runs that both can make. */
export async function readComparacion(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  clima: ClimaConParticipacion,
  otro: ClimaConParticipacion,
  { juntas = false, base = clima.baseDeCalculo }: { juntas?: boolean; base?: BaseDeCalculo } = {},
): Promise<Comparacion> {
  const comparado = { ...otro, definicion: await readAlineada(ctx.db, otro, clima) }
  const rondas = await readDosRondas(ctx, [clima, comparado], { base, juntas })
  return { ...rondas, comparabilidad: await readComparabilidad(ctx, clima, comparado) }
}
