import type { Definicion } from '#domain/climas/definicion.ts'
import { alignNombres } from '#domain/lecturas/align-nombres.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { listGruposIgualesDeEmpresa } from './lecturas-store.ts'

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
