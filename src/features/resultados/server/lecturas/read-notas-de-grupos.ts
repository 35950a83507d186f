import { formatGrupoIgual } from '#domain/lecturas/nombres-entre-rondas.ts'
import type { AppContext } from '#server/context/context.ts'
import { listGruposIguales } from './lecturas-store.ts'

type Ronda = { id: string; periodo: string }

/** Under what compares two rounds: which groups are the same because staff say so. */
export async function readNotasDeGrupos(
  { db }: Pick<AppContext, 'db'>,
  ahora: Ronda,
  antes: Ronda | null,
): Promise<string[]> {
  if (!antes) return []
  const iguales = await listGruposIguales(db, { idClima: ahora.id, idAnterior: antes.id })
  return iguales.map((igual) => formatGrupoIgual(igual, antes.periodo))
}
