import { formatGrupoIgual } from '#domain/lecturas/nombres-entre-rondas.ts'
import type { AppContext } from '#server/context/context.ts'
import { listGruposIguales } from './lecturas-store.ts'

type Ronda = { id: string; periodo: string; estudio: boolean }

const formatDeEstudio = ({ periodo }: Ronda) =>
  `${periodo}: sus cifras se trajeron variable por variable, y sus preguntas pueden ser otras.`

/** Under what compares two rounds: that one of them came from another tool, and which groups are the same because staff say so. */
export async function readNotasDeGrupos(
  { db }: Pick<AppContext, 'db'>,
  ahora: Ronda,
  antes: Ronda | null,
): Promise<string[]> {
  if (!antes) return []
  const iguales = await listGruposIguales(db, { idClima: ahora.id, idAnterior: antes.id })
  const deEstudios = [ahora, antes].filter(({ estudio }) => estudio)
  return [
    ...deEstudios.map(formatDeEstudio),
    ...iguales.map((igual) => formatGrupoIgual(igual, antes.periodo)),
  ]
}
