import { listGruposReservados as listReservados } from '../../../domain/resultados/supresion/patron.ts'
import type { Db } from '../../db/engine/database.ts'
import { listPatronesDe } from './participaciones-store.ts'

/** By climate. */
export async function listGruposReservados(
  db: Db,
  idsClimas: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const patrones = await listPatronesDe(db, idsClimas)
  return new Map(Array.from(patrones, ([idClima, suyos]) => [idClima, listReservados(suyos)]))
}
