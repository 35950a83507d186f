import type { Empresa } from '../../../domain/empresas/empresa.ts'
import type { AppContext, RequestContext } from '../../context.ts'
import type { Db } from '../../db/engine/database.ts'
import { inSnapshot } from '../../db/engine/snapshot.ts'
import { badUserInput } from '../../errors.ts'
import { findEmpresaDeClima, findEmpresas } from '../empresas/get-empresas.ts'
import type { ClimaConParticipacion, ClimaGuardado } from './clima-guardado.ts'
import {
  type Cuales,
  countClimas,
  findClima,
  findUltimosAnios,
  listClimas,
  listSinEstructura,
  type Pagina,
} from './climas-store.ts'
import { findClimaPedido } from './find-clima.ts'
import { type BusquedaDeClimas, findCuales } from './find-cuales.ts'
import { computeParticipacion } from './participacion.ts'
import { countParticipaciones, listParticipacionesGuardadas } from './participaciones-store.ts'

/**
 * Counting is left out where nobody asks for what comes of it; how many sheets are complete, which only all of them tell, likewise.
 */
type Opciones = { conParticipacion?: boolean; conCompletas?: boolean }

async function addParticipacion(
  db: Db,
  climas: readonly ClimaGuardado[],
  empresas: readonly Empresa[],
  { conParticipacion = true, conCompletas = true }: Opciones,
): Promise<ClimaConParticipacion[]> {
  const list = (cerrado: boolean) => climas.filter((clima) => conParticipacion && clima.cerrado === cerrado)
  const guardadas = list(true).map(({ id }) => id)
  const cuentas = new Map([
    ...(await countParticipaciones(db, list(false), { conCompletas })),
    ...(await listParticipacionesGuardadas(db, guardadas)),
  ])
  const porId = new Map(empresas.map((empresa) => [empresa.id, empresa]))
  return climas.map((clima) => {
    const participacion = computeParticipacion(clima.definicion, cuentas.get(clima.id) ?? new Map())
    return {
      ...clima,
      empresa: porId.get(clima.idEmpresa)!,
      participacion,
      congelado: clima.cerrado || participacion.contestaron > 0,
    }
  })
}

/** Counts must agree with the structure they are of; a climate by itself, whose company cannot go, needs no snapshot. */
const readTogether = <T>(db: Db, { conParticipacion = true }: Opciones, work: (db: Db) => Promise<T>) =>
  conParticipacion ? inSnapshot(db, work) : work(db)

/** Newest first. */
export function getClimas(
  { db }: Pick<AppContext, 'db'>,
  { cuales, conEstructura = true, ...opciones }: Opciones & { cuales?: Cuales; conEstructura?: boolean } = {},
): Promise<ClimaConParticipacion[]> {
  const list = conEstructura ? listClimas : listSinEstructura
  return inSnapshot(db, async (tx) => addEmpresas(tx, await list(tx, cuales), opciones))
}

async function addEmpresas(tx: Db, climas: readonly ClimaGuardado[], opciones: Opciones) {
  const ids = new Set(climas.map(({ idEmpresa }) => idEmpresa))
  return addParticipacion(tx, climas, await findEmpresas(tx, [...ids]), opciones)
}

const POR_PAGINA = 100

/** ultimas: those of them that are the newest round of their company. */
export type PaginaDeClimas = { total: number; ultimas: string[]; climas: ClimaConParticipacion[] }

/** Newest first: of one company, or of those whose name or year is looked for. */
export function getPaginaDeClimas(
  { db }: Pick<AppContext, 'db'>,
  { limit, cursor, ...busqueda }: Pagina & BusquedaDeClimas & Opciones,
): Promise<PaginaDeClimas> {
  if (limit < 1 || limit > POR_PAGINA) throw badUserInput(`Pide de 1 a ${POR_PAGINA} climas.`)
  if (cursor < 0) throw badUserInput('La página no puede empezar antes del primer clima.')
  return inSnapshot(db, async (tx) => {
    const cuales = await findCuales(tx, busqueda)
    const climas = await listClimas(tx, cuales, { limit, cursor })
    const anios = await findUltimosAnios(
      tx,
      climas.map(({ idEmpresa }) => idEmpresa),
    )
    return {
      total: await countClimas(tx, cuales),
      ultimas: climas.filter((clima) => anios.get(clima.idEmpresa) === clima.anio).map(({ id }) => id),
      climas: await addEmpresas(tx, climas, busqueda),
    }
  })
}

export function getClima(
  { db }: Pick<AppContext, 'db'>,
  { idClima, ...opciones }: { idClima: string } & Opciones,
): Promise<ClimaConParticipacion | null> {
  return readTogether(db, opciones, (tx) => addTodo(tx, idClima, findClima(tx, idClima), opciones))
}

/** As the figures that the same request asks for see it; nothing is counted. */
export function getClimaPedido(ctx: RequestContext, idClima: string): Promise<ClimaConParticipacion | null> {
  const leido = findClimaPedido(ctx, { idClima }).then((pedido) => pedido?.clima ?? null)
  return addTodo(ctx.db, idClima, leido, { conParticipacion: false })
}

async function addTodo(
  db: Db,
  idClima: string,
  leido: Promise<ClimaGuardado | null>,
  opciones: Opciones,
): Promise<ClimaConParticipacion | null> {
  const [clima, empresa] = await Promise.all([leido, findEmpresaDeClima(db, idClima)])
  if (!clima || !empresa) return null
  const [conParticipacion] = await addParticipacion(db, [clima], [empresa], opciones)
  return conParticipacion ?? null
}
