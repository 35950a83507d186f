import { isChico } from '../../climas/minimo-por-grupo.ts'

/** posible: enough people, and shown by the blocks before. */
export type GrupoElegible = { id: string; personas: number; posible: boolean }
export type AreaElegible = { id: string; posible: boolean; grupos: readonly GrupoElegible[] }

export type Eleccion = { areas: ReadonlySet<string>; grupos: ReadonlySet<string> }

/** Given up besides what cannot be shown anyway. */
type Renuncia = { grupo?: GrupoElegible; area?: AreaElegible }

type Plan = Renuncia & { areasVisibles: AreaElegible[]; seguro: boolean }

/**
 * Areas and groups alone, without seniorities: what is left of each shown area, and of the company, outside the shown
 * sets within it is nobody or enough people. Groups are given up last, then areas, then whoever are fewest. One group is
 * always enough: it fills up whatever is left.
 */
export function chooseGrupos(areas: readonly AreaElegible[], minimo: number): Eleccion {
  const plan = makePlan(areas, {}, minimo)
  const mejor = plan.seguro ? plan : findMejorPlan(areas, minimo)
  const grupos = areas.flatMap((area) => area.grupos.filter((g) => g.posible && g !== mejor.grupo))
  return {
    areas: new Set(mejor.areasVisibles.map(({ id }) => id)),
    grupos: new Set(grupos.map(({ id }) => id)),
  }
}

function findMejorPlan(areas: readonly AreaElegible[], minimo: number): Plan {
  const renuncias: Renuncia[] = areas.flatMap((area) => [
    { area },
    ...area.grupos.filter(({ posible }) => posible).flatMap((grupo) => [{ grupo }, { grupo, area }]),
  ])
  const [mejor] = renuncias
    .map((renuncia) => makePlan(areas, renuncia, minimo))
    .filter(({ seguro }) => seguro)
    .sort(
      (a, b) =>
        Number(Boolean(a.grupo)) - Number(Boolean(b.grupo)) ||
        b.areasVisibles.length - a.areasVisibles.length ||
        countRenunciados(a) - countRenunciados(b),
    )
  if (!mejor) throw new RangeError('fewer people than the minimum')
  return mejor
}

const countRenunciados = ({ grupo, area }: Renuncia) => grupo?.personas ?? countArea(area)

const countArea = (area?: AreaElegible) =>
  area?.grupos.reduce((suma, { personas }) => suma + personas, 0) ?? 0

function makePlan(areas: readonly AreaElegible[], renuncia: Renuncia, minimo: number): Plan {
  const areasVisibles: AreaElegible[] = []
  let restoDeEmpresa = 0
  for (const area of areas) {
    const ocultos = area.grupos.filter((grupo) => !grupo.posible || grupo === renuncia.grupo)
    const resto = ocultos.reduce((suma, { personas }) => suma + personas, 0)
    if (area.posible && area !== renuncia.area && !isChico(resto, minimo)) areasVisibles.push(area)
    else restoDeEmpresa += resto
  }
  return { ...renuncia, areasVisibles, seguro: !isChico(restoDeEmpresa, minimo) }
}
