import type { Db } from '../../db/engine/database.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { countParticipaciones, listParticipacionesGuardadas } from './participaciones-store.ts'

/** People with an answer, by group: as they stand, or as the close left them. */
export async function countContestaron(
  db: Db,
  { id, cerrado }: Pick<ClimaGuardado, 'id' | 'cerrado'>,
): Promise<Map<string, number>> {
  const count = cerrado ? listParticipacionesGuardadas : countParticipaciones
  const grupos = (await count(db, [id])).get(id) ?? new Map<string, { contestaron: number }>()
  return new Map([...grupos].map(([idGrupo, { contestaron }]) => [idGrupo, contestaron]))
}
