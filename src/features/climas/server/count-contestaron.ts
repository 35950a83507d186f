import type { Db } from '#server/db/engine/database.ts'
import type { ClimaConCuentas, ClimaGuardado } from './clima-guardado.ts'
import { countEnEspera, listCuentasDeBloques, listParticipacionesGuardadas } from './participaciones-store.ts'

type Clima = Pick<ClimaGuardado, 'id' | 'cerrado' | 'publicacion'>

type Bloque = { hojasPorGrupo: Readonly<Record<string, number>> }

/** Published sheets were counted when they were frozen, so that however many they are only those that wait are counted now. */
function addPublicadas(total: Map<string, number>, bloques: readonly Bloque[]): Map<string, number> {
  for (const { hojasPorGrupo } of bloques)
    for (const [idGrupo, hojas] of Object.entries(hojasPorGrupo))
      total.set(idGrupo, (total.get(idGrupo) ?? 0) + hojas)
  return total
}

/** People with an answer, by group: as they stand, or as the close left them. */
export async function countContestaron(db: Db, clima: Clima): Promise<Map<string, number>> {
  if (clima.cerrado) {
    const guardadas = (await listParticipacionesGuardadas(db, [clima.id])).get(clima.id) ?? new Map()
    return new Map(Array.from(guardadas, ([idGrupo, { contestaron }]) => [idGrupo, contestaron]))
  }
  const total = await countEnEspera(db, clima, { conSinTerminar: true })
  return addPublicadas(total, await listCuentasDeBloques(db, clima))
}

/** The same of what was read together with the climate. */
export const sumContestaron = (
  { clima, esperan, sinTerminar, guardadas }: ClimaConCuentas,
  bloques: readonly Bloque[],
): Map<string, number> =>
  clima.cerrado
    ? new Map(Object.entries(guardadas))
    : addPublicadas(new Map(), [{ hojasPorGrupo: esperan }, { hojasPorGrupo: sinTerminar }, ...bloques])

/** Sheets that wait for a block or that somebody is still answering, by group. */
export const countHojasAbiertas = (
  db: Db,
  clima: Pick<ClimaGuardado, 'id' | 'publicacion'>,
): Promise<Map<string, number>> => countEnEspera(db, clima, { conSinTerminar: true })

/** Finished sheets that wait for the next block, by group. */
export const countHojasSinPublicar = (
  db: Db,
  clima: Pick<ClimaGuardado, 'id' | 'publicacion'>,
): Promise<Map<string, number>> => countEnEspera(db, clima, { conSinTerminar: false })
