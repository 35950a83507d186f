import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { computeEstadoDeEncuestado, type EstadoDeEncuestado } from '#domain/encuesta/estado-encuestado.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import type { Db } from '#server/db/engine/database.ts'
import { computeClaveDeHoja, computeToken, type Llave } from '#server/llaves/llave.ts'
import { listAvances } from './hojas-store.ts'

/** About 20 ms of work; then requests that wait have their turn. */
const TANDA = 1_000

/**
 * How far each respondent of an open climate has come. It is worked out from the sheets when somebody asks, and stored
 * nowhere: beside a person, "En proceso" would give away the one unfinished sheet of the group.
 */
export async function listEstados(
  db: Db,
  llave: Llave,
  {
    clima,
    idsEncuestados,
  }: { clima: Pick<ClimaGuardado, 'id' | 'publicacion'>; idsEncuestados: readonly string[] },
): Promise<Map<string, EstadoDeEncuestado>> {
  const avances = await listAvances(db, clima.id)
  const estados = new Map<string, EstadoDeEncuestado>()
  for (const id of idsEncuestados) {
    const hoja = avances.get(computeClaveDeHoja(llave, computeToken(llave, id)))
    estados.set(id, computeEstadoDeEncuestado(clima, hoja))
    if (estados.size % TANDA === 0) await yieldToOthers()
  }
  return estados
}
