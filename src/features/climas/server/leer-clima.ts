import type { Definicion } from '#domain/climas/definicion.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { ConLlave } from '#server/llaves/create-llave.ts'
import { changePrometido, findPlanes } from './cambios-de-clima-store.ts'
import { findClimaConCuentas } from './clima-con-cuentas-store.ts'
import type { ClimaConCuentas, ClimaGuardado } from './clima-guardado.ts'
import {
  findClima as findClimaRow,
  findDefinicion as findDefinicionRow,
  listIdsActivos as listActivos,
  listClimasAbiertos as listRows,
} from './climas-store.ts'
import { hasEncuestados } from './participaciones-store.ts'

/** For whoever must not tell a climate that does not exist from a token that does not. */
export function findClima(db: Db, { idClima }: { idClima: string }): Promise<ClimaGuardado | null> {
  return findClimaRow(db, idClima)
}

/** For whoever has read the rest of the climate together with something else. */
export function findDefinicion(
  db: Db,
  { idClima, revision }: { idClima: string; revision: string },
): Promise<Definicion | null> {
  return findDefinicionRow(db, idClima, revision)
}

export function findConCuentas(db: Db, { idClima }: { idClima: string }): Promise<ClimaConCuentas | null> {
  return findClimaConCuentas(db, idClima)
}

const createLeidos = () => new Map<string, Promise<ClimaConCuentas | null>>()

/** Read once for all of a request: its parts must agree. */
export function findClimaPedido(
  { db, memory }: Pick<RequestContext, 'db' | 'memory'>,
  { idClima }: { idClima: string },
): Promise<ClimaConCuentas | null> {
  const leidos = memory.get(createLeidos)
  const leido = leidos.get(idClima) ?? findClimaConCuentas(db, idClima)
  leidos.set(idClima, leido)
  return leido
}

/** Whether somebody was promised the minimum of a climate, by a mail, a slip or a questionnaire on paper. */
export const hasInvitados = (db: Db, idClima: string): Promise<boolean> => hasEncuestados(db, idClima)

/** The highest plan of each group since the survey was first active. */
export const readPlanes = (db: Db, idClima: string): Promise<Map<string, number>> => findPlanes(db, idClima)

/** A deleted person was promised it too, by a mail that is out. */
export const keepPromesa = (tx: Tx, idClima: string): Promise<void> => changePrometido(tx, idClima)

/** Those whose survey is switched on, whether its last day is over or not. */
export const listIdsActivos = (db: Db): Promise<string[]> => listActivos(db)

/** As much as finds their keys. */
export const listClimasAbiertos = (db: Db): Promise<ConLlave[]> => listRows(db)
