import { findReserva, type Patron } from '../../../domain/resultados/supresion/patron.ts'
import type { Db } from '../../db/engine/database.ts'
import { listPatronesDe } from './participaciones-store.ts'

/** By climate: groups whose published figures are withheld. */
export async function listGruposReservados(
  db: Db,
  idsClimas: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const patrones = await listPatronesDe(db, idsClimas)
  return new Map(Array.from(patrones, ([idClima, suyos]) => [idClima, listReservados(suyos)]))
}

const listReservados = (patrones: readonly Patron[]): ReadonlySet<string> =>
  new Set(
    patrones
      .flatMap(({ grupos }) => Object.keys(grupos))
      .filter((id) => findReserva(patrones, 'grupos', id) !== null),
  )
