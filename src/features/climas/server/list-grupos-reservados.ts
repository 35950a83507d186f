import { listGruposReservados as listReservados } from '#domain/resultados/supresion/patron.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { ClimaConParticipacion } from './clima-guardado.ts'
import { type BloqueResumido, listBloquesPorClima } from './participaciones-store.ts'

/** By climate: groups of which some who answered are in no figure of theirs. */
export async function listGruposReservados(
  db: Db,
  climas: readonly ClimaConParticipacion[],
): Promise<Map<string, ReadonlySet<string>>> {
  const bloques = await listBloquesPorClima(
    db,
    climas.map(({ id }) => id),
  )
  return new Map(
    climas.flatMap((clima) => {
      const suyos = bloques.get(clima.id)
      if (!suyos) return []
      const reservados = listReservados(suyos.map(({ patron }) => patron))
      return [[clima.id, new Set([...reservados, ...listConHojasSueltas(clima, suyos)])]]
    }),
  )
}

/** At the close sheets that are too few for a block stay out of every figure. */
function listConHojasSueltas(
  { cerrado, participacion }: ClimaConParticipacion,
  bloques: readonly BloqueResumido[],
): ReadonlySet<string> {
  if (!cerrado) return new Set()
  const countPublicadas = (idGrupo: string) =>
    bloques.reduce((suma, { hojasPorGrupo }) => suma + (hojasPorGrupo[idGrupo] ?? 0), 0)
  return new Set(
    participacion.porGrupo
      .filter(({ id, contestaron }) => contestaron > countPublicadas(id))
      .map(({ id }) => id),
  )
}
