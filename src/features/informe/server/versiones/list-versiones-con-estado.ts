import { type EstadoDeVersion, getEstadoDeVersion } from '#domain/informe/versiones.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { listVersiones, type VersionGuardada } from './versiones-store.ts'

export type VersionConEstado = VersionGuardada & { estado: EstadoDeVersion }

/** Versions of these rounds, newest first, each with what the client sees of it. */
export async function listVersionesConEstado(
  db: Db | Tx,
  idsClimas: readonly string[],
): Promise<VersionConEstado[]> {
  const versiones = await listVersiones(db, idsClimas)
  return versiones.map((version) => ({
    ...version,
    estado: getEstadoDeVersion(
      version,
      versiones.filter(({ id_clima }) => id_clima === version.id_clima),
    ),
  }))
}
