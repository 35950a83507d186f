import { setImmediate as letOthersAsk } from 'node:timers/promises'
import type { Definicion } from '#domain/climas/definicion.ts'
import type { Empresa } from '#domain/empresas/empresa.ts'
import { lazy } from '#domain/resultados/fuente.ts'
import {
  findEmpresaDeClima,
  findEmpresas,
  listIdsDeLlamadas,
  listPalabras,
} from '#features/empresas/server/empresas.ts'
import { badUserInput } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/transaction.ts'
import {
  type ClimaSinEstructura,
  type Cuales,
  countClimas,
  listSinEstructura,
  listUltimas,
  type Pagina,
  readDefiniciones,
  SIN_ESTRUCTURA,
} from './climas-store.ts'
import { countCuentas } from './get-climas.ts'
import { findClimaPedido } from './leer-clima.ts'
import { computeParticipacion, type Participacion } from './participacion.ts'
import type { CuentasPorGrupo } from './participaciones-store.ts'

type BusquedaDeClimas = { filtro?: string | null; idEmpresa?: string | null }

const ANIO = /^\d{4}$/

/** Which climates a search means: a year, and words that begin one of a company's names. */
async function findCuales(db: Db, { filtro, idEmpresa }: BusquedaDeClimas): Promise<Cuales> {
  const palabras = listPalabras(filtro ?? '')
  const anio = palabras.find((palabra) => ANIO.test(palabra))
  const nombres = palabras.filter((palabra) => palabra !== anio)
  const cuales: Cuales = {
    ...(anio !== undefined && { anio: Number(anio) }),
    ...(idEmpresa && { idsEmpresas: [idEmpresa] }),
  }
  if (nombres.length === 0) return cuales
  const ids = await listIdsDeLlamadas(db, nombres)
  return { ...cuales, idsEmpresas: idEmpresa ? ids.filter((id) => id === idEmpresa) : ids }
}

/** A climate whose structure and people are read when somebody asks for them, together with those of the others of its list. */
export interface ClimaPorLeer extends ClimaSinEstructura {
  empresa: Empresa
  readDefinicion: () => Promise<Definicion>
  /** Which sheets are complete takes longer to count than the rest. */
  count: (conCompletas: boolean) => Promise<Participacion>
}

/** Counts once for all who ask in the same turn, complete sheets if one of them wants those. */
function createConteo(db: Db, climas: readonly ClimaSinEstructura[]) {
  type Conteo = { conCompletas: boolean; empezado: boolean; cuentas: Promise<CuentasPorGrupo> }
  let conteo: Conteo | undefined
  const begin = async (nuevo: Pick<Conteo, 'conCompletas' | 'empezado'>) => {
    await letOthersAsk()
    nuevo.empezado = true
    return inSnapshot(db, (tx) => countCuentas(tx, climas, nuevo))
  }
  return (conCompletas: boolean): Promise<CuentasPorGrupo> => {
    if (conteo && !conteo.empezado) conteo.conCompletas ||= conCompletas
    if (!conteo || (conCompletas && !conteo.conCompletas)) {
      const nuevo = { conCompletas, empezado: false }
      conteo = Object.assign(nuevo, { cuentas: begin(nuevo) })
    }
    return conteo.cuentas
  }
}

function createPorLeer(
  db: Db,
  climas: readonly ClimaSinEstructura[],
  {
    empresas,
    readTodas,
  }: { empresas: readonly Empresa[]; readTodas: () => Promise<ReadonlyMap<string, Definicion>> },
): ClimaPorLeer[] {
  const porId = new Map(empresas.map((empresa) => [empresa.id, empresa]))
  const count = createConteo(db, climas)
  const definiciones = lazy(readTodas)
  return climas.map((clima) => {
    // One that was deleted meanwhile has none.
    const readDefinicion = async () => (await definiciones()).get(clima.id) ?? SIN_ESTRUCTURA
    return {
      ...clima,
      empresa: porId.get(clima.idEmpresa)!,
      readDefinicion,
      count: async (conCompletas) => {
        const [definicion, cuentas] = await Promise.all([readDefinicion(), count(conCompletas)])
        return computeParticipacion(definicion, cuentas.get(clima.id) ?? new Map())
      },
    }
  })
}

async function listPorLeer(db: Db, tx: Db, climas: readonly ClimaSinEstructura[]): Promise<ClimaPorLeer[]> {
  const empresas = await findEmpresas(tx, [...new Set(climas.map(({ idEmpresa }) => idEmpresa))])
  return createPorLeer(db, climas, { empresas, readTodas: () => readDefiniciones(db, climas) })
}

/** Newest first. */
export const getClimasPorLeer = (
  { db }: Pick<AppContext, 'db'>,
  cuales: Cuales = {},
): Promise<ClimaPorLeer[]> =>
  inSnapshot(db, async (tx) => listPorLeer(db, tx, await listSinEstructura(tx, cuales)))

const POR_PAGINA = 100

/** ultimas: those of them that are the newest round of their company. */
type PaginaDeClimas = { total: number; ultimas: string[]; climas: ClimaPorLeer[] }

/** Newest first: of one company, or of those whose name or year is looked for. */
export function getPaginaDeClimas(
  { db }: Pick<AppContext, 'db'>,
  { limit, cursor, ...busqueda }: Pagina & BusquedaDeClimas,
): Promise<PaginaDeClimas> {
  if (limit < 1 || limit > POR_PAGINA) throw badUserInput(`Pide de 1 a ${POR_PAGINA} climas.`)
  if (cursor < 0) throw badUserInput('La página no puede empezar antes del primer clima.')
  return inSnapshot(db, async (tx) => {
    const cuales = await findCuales(tx, busqueda)
    const climas = await listSinEstructura(tx, cuales, { limit, cursor })
    const ultimas = await listUltimas(
      tx,
      climas.map(({ idEmpresa }) => idEmpresa),
    )
    return {
      total: await countClimas(tx, cuales),
      ultimas: climas.map(({ id }) => id).filter((id) => ultimas.has(id)),
      climas: await listPorLeer(db, tx, climas),
    }
  })
}

/** As the figures that the same request asks for see it. */
export async function findClimaPorLeer(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  idClima: string,
): Promise<ClimaPorLeer | null> {
  const [leido, empresa] = await Promise.all([
    findClimaPedido(ctx, { idClima }),
    findEmpresaDeClima(ctx.db, idClima),
  ])
  if (!leido || !empresa) return null
  const { definicion, ...clima } = leido.clima
  const readTodas = async () => new Map([[idClima, definicion]])
  return createPorLeer(ctx.db, [clima], { empresas: [empresa], readTodas })[0]!
}
