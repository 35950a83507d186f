import { type AreaElegible, chooseGrupos, type GrupoElegible } from './choose-grupos.ts'
import {
  type Celdas,
  type ClasePorGrupo,
  type Decision,
  findDecision,
  listFila,
  type PatronDeGrupos,
  sum,
} from './patron.ts'

export type AreaConGrupos = { id: string; idsGruposDeOpinion: readonly string[] }

export type PedidoDePatron = {
  celdas: Celdas
  areas: readonly AreaConGrupos[]
  minimo: number
  /** Groups of which no figure of their own is shown: they count in their area. */
  enSuArea?: ReadonlySet<string>
  /** The blocks before this one, oldest first. */
  previos?: readonly PatronDeGrupos[]
}

/** Which areas and groups of a block are shown. Null where the company has fewer people than the minimum: no block. */
export function computePatron({
  celdas,
  areas,
  minimo,
  enSuArea = new Set(),
  previos = [],
}: PedidoDePatron): PatronDeGrupos | null {
  const personas = new Map(celdas.idsGrupos.map((id, grupo) => [id, sum(listFila(celdas, grupo))]))
  if (sum([...personas.values()]) < Math.max(1, minimo)) return null

  const isPosible = (clase: ClasePorGrupo, id: string, cuantas: number) =>
    cuantas >= minimo &&
    !(clase === 'grupos' && enSuArea.has(id)) &&
    (findDecision(previos, clase, id) ?? 'visible') === 'visible'
  const arbol = createArbol(areas, personas, isPosible)
  const eleccion = chooseGrupos(arbol, minimo)

  const list = (clase: ClasePorGrupo, conjuntos: readonly Conjunto[]) =>
    Object.fromEntries(
      conjuntos
        .filter(({ personas }) => personas > 0)
        .map((conjunto) => [
          conjunto.id,
          decide(conjunto, minimo, findDecision(previos, clase, conjunto.id)),
        ]),
    )
  return {
    minimo,
    areas: list('areas', arbol.map(countArea).map(markVisibles(eleccion.areas))),
    grupos: list('grupos', arbol.flatMap(({ grupos }) => grupos).map(markVisibles(eleccion.grupos))),
  }
}

type Conjunto = { id: string; personas: number; visible: boolean }

const countArea = ({ id, grupos }: AreaElegible) => ({ id, personas: sum(grupos.map((g) => g.personas)) })

const markVisibles =
  (visibles: ReadonlySet<string>) =>
  ({ id, personas }: { id: string; personas: number }): Conjunto => ({
    id,
    personas,
    visible: visibles.has(id),
  })

function decide({ personas, visible }: Conjunto, minimo: number, previa: Decision | undefined): Decision {
  if (visible) return 'visible'
  if (previa && previa !== 'visible') return previa
  return personas < minimo ? 'menosDelMinimo' : 'porOtroGrupo'
}

function createArbol(
  areas: readonly AreaConGrupos[],
  personas: ReadonlyMap<string, number>,
  isPosible: (clase: ClasePorGrupo, id: string, personas: number) => boolean,
): AreaElegible[] {
  const enAreas = new Set(areas.flatMap(({ idsGruposDeOpinion }) => idsGruposDeOpinion))
  if (![...personas.keys()].every((id) => enAreas.has(id))) throw new RangeError('a group stands in no area')
  return areas.map(({ id, idsGruposDeOpinion }) => {
    const grupos = idsGruposDeOpinion.map((idGrupo): GrupoElegible => {
      const suyas = personas.get(idGrupo) ?? 0
      return { id: idGrupo, personas: suyas, posible: isPosible('grupos', idGrupo, suyas) }
    })
    return { id, grupos, posible: isPosible('areas', id, sum(grupos.map((g) => g.personas))) }
  })
}
