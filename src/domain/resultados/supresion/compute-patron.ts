import { addFila, type Celdas, listFila, sum } from './celdas.ts'
import { chooseAntiguedades } from './choose-antiguedades.ts'
import { type AreaElegible, chooseGrupos, type Eleccion, type GrupoElegible } from './choose-grupos.ts'
import { type ClaseDeConjunto, type Decision, findDecision, type Patron } from './patron.ts'

export type AreaConGrupos = { id: string; idsGruposDeOpinion: readonly string[] }

export type PedidoDePatron = {
  celdas: Celdas
  areas: readonly AreaConGrupos[]
  minimo: number
  /** Groups of which no figure of their own is shown: they count in their area. */
  enSuArea?: ReadonlySet<string>
  /** Of the blocks before this one, oldest first. */
  previos?: readonly Patron[]
}

/** Null where the company has fewer people than the minimum: no block. */
export function computePatron({
  celdas,
  areas,
  minimo,
  enSuArea = new Set(),
  previos = [],
}: PedidoDePatron): Patron | null {
  const filas = new Map(celdas.idsGrupos.map((id, grupo) => [id, listFila(celdas, grupo)]))
  const porAntiguedad = [...filas.values()].reduce<number[]>(addFila, [])
  if (sum(porAntiguedad) < Math.max(1, minimo)) return null

  const isPosible = (clase: ClaseDeConjunto, id: string, personas: number) =>
    personas >= minimo &&
    !(clase === 'grupos' && enSuArea.has(id)) &&
    (findDecision(previos, clase, id) ?? 'visible') === 'visible'
  const arbol = createArbol(areas, filas, isPosible)
  const eleccion = chooseGrupos(arbol, minimo)
  const candidatas = [...celdas.idsAntiguedades.keys()].filter((a) =>
    isPosible('antiguedades', celdas.idsAntiguedades[a]!, porAntiguedad[a]!),
  )
  const antiguedades = chooseAntiguedades(listClases(arbol, eleccion, filas), candidatas, minimo)

  const list = (clase: ClaseDeConjunto, conjuntos: readonly Conjunto[]) =>
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
    antiguedades: list(
      'antiguedades',
      celdas.idsAntiguedades.map((id, a) => ({
        id,
        personas: porAntiguedad[a]!,
        visible: antiguedades.has(a),
      })),
    ),
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

type Filas = ReadonlyMap<string, readonly number[]>

function createArbol(
  areas: readonly AreaConGrupos[],
  filas: Filas,
  isPosible: (clase: ClaseDeConjunto, id: string, personas: number) => boolean,
): AreaElegible[] {
  const enAreas = new Set(areas.flatMap(({ idsGruposDeOpinion }) => idsGruposDeOpinion))
  if (![...filas.keys()].every((id) => enAreas.has(id))) throw new RangeError('a group stands in no area')
  return areas.map(({ id, idsGruposDeOpinion }) => {
    const grupos = idsGruposDeOpinion.map((idGrupo): GrupoElegible => {
      const personas = sum(filas.get(idGrupo) ?? [])
      return { id: idGrupo, personas, posible: isPosible('grupos', idGrupo, personas) }
    })
    return { id, grupos, posible: isPosible('areas', id, sum(grupos.map((g) => g.personas))) }
  })
}

/** People of the same shown group, or of none of their shown area, or of none of the company, by seniority. */
function listClases(arbol: readonly AreaElegible[], visibles: Eleccion, filas: Filas): number[][] {
  const clases = new Map<unknown, number[]>()
  for (const area of arbol)
    for (const grupo of area.grupos) {
      const clase = visibles.grupos.has(grupo.id) ? grupo : visibles.areas.has(area.id) ? area : 'empresa'
      clases.set(clase, addFila(clases.get(clase), filas.get(grupo.id) ?? []))
    }
  return [...clases.values()]
}
