import type { Db } from '../../db/engine/database.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { countEnEspera, listCuentasDeBloques, listParticipacionesGuardadas } from './participaciones-store.ts'

type Clima = Pick<ClimaGuardado, 'id' | 'cerrado' | 'publicacion'>

/**
 * People with an answer, by group: as they stand, or as the close left them. Published sheets were counted when they were frozen, so
 * that however many they are only those that wait are counted now. `publicados`: its blocks, where they were read a moment ago.
 */
export async function countContestaron(
  db: Db,
  clima: Clima,
  publicados?: readonly { hojasPorGrupo: Readonly<Record<string, number>> }[],
): Promise<Map<string, number>> {
  if (clima.cerrado) {
    const guardadas = (await listParticipacionesGuardadas(db, [clima.id])).get(clima.id) ?? new Map()
    return new Map(Array.from(guardadas, ([idGrupo, { contestaron }]) => [idGrupo, contestaron]))
  }
  const total = await countEnEspera(db, clima)
  const bloques = publicados ?? (await listCuentasDeBloques(db, clima))
  for (const { hojasPorGrupo } of bloques)
    for (const [idGrupo, hojas] of Object.entries(hojasPorGrupo))
      total.set(idGrupo, (total.get(idGrupo) ?? 0) + hojas)
  return total
}

/** Sheets that wait for the next block, by group. */
export const countHojasSinPublicar = (
  db: Db,
  clima: Pick<ClimaGuardado, 'id' | 'publicacion'>,
): Promise<Map<string, number>> => countEnEspera(db, clima)
