import type { AreaConGrupos } from '../supresion/compute-patron.ts'
import { isVisible, type Patron, sum } from '../supresion/patron.ts'

/** People who answered an open question and whose texts are not published yet, by group. */
export type ContestaronAbierta = ReadonlyMap<string, number>

/**
 * By open question: beside what the texts of a group stand, the group itself or its area; beside nothing where it is not named.
 * Null where all wait for the next block.
 */
export type TextosDeBloque = Record<string, Record<string, string> | null>

/**
 * Open questions come last, and staff know who has finished: of a question that few answered, the texts are theirs. Whoever answered it
 * must be enough beside each group, beside each area without those of its groups, and beside none.
 */
export const computeTextosDeBloque = (
  porPregunta: ReadonlyMap<string, ContestaronAbierta>,
  patron: Patron,
  areas: readonly AreaConGrupos[],
): TextosDeBloque =>
  Object.fromEntries(
    Array.from(porPregunta, ([idPregunta, porGrupo]) => [idPregunta, decide(porGrupo, patron, areas)]),
  )

/** Groups whose texts stand together beside a group or an area. */
type Lugar = { id: string; grupos: readonly string[]; personas: number }

function decide(porGrupo: ContestaronAbierta, patron: Patron, areas: readonly AreaConGrupos[]) {
  const { minimo } = patron
  const total = sum([...porGrupo.values()])
  if (total < minimo) return null
  const toLugar = (id: string, grupos: readonly string[]): Lugar => ({
    id,
    grupos,
    personas: sum(grupos.map((grupo) => porGrupo.get(grupo) ?? 0)),
  })
  const listBastantes = (lugares: readonly Lugar[]) =>
    // The later one of two of a size goes, not whichever the database tells last.
    lugares.filter(({ personas }) => personas >= minimo).sort((a, b) => b.personas - a.personas)
  const visibles = Object.keys(patron.grupos).filter((id) => isVisible(patron, 'grupos', id))
  const deGrupos = listBastantes(visibles.map((id) => toLugar(id, [id])))
  const conGrupo = new Set(deGrupos.map(({ id }) => id))
  const deAreas = listBastantes(
    areas
      .filter(({ id }) => isVisible(patron, 'areas', id))
      .map(({ id, idsGruposDeOpinion }) =>
        toLugar(
          id,
          idsGruposDeOpinion.filter((grupo) => porGrupo.has(grupo) && !conGrupo.has(grupo)),
        ),
      ),
  )
  const lugares = [...deGrupos, ...deAreas]
  const countSinLugar = () => total - sum(lugares.map(({ personas }) => personas))
  while (countSinLugar() > 0 && countSinLugar() < minimo) lugares.pop()
  return Object.fromEntries(lugares.flatMap(({ id, grupos }) => grupos.map((grupo) => [grupo, id])))
}

/**
 * Whether what was written to a question on a sheet of a block still waits after these blocks, oldest first. It does from its
 * own on, until one of them shows the question.
 */
export const isEnEspera = (
  decididos: readonly TextosDeBloque[],
  { idPregunta, bloque }: { idPregunta: string; bloque: number },
): boolean => decididos.slice(bloque - 1).every((textos) => !textos[idPregunta])
