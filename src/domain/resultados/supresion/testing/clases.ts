import { chooseBasesDePregunta, type Tramo } from '../../../tramos/tramos.ts'
import type { AreaConGrupos } from '../compute-patron.ts'
import { listFilas } from '../filas.ts'
import { type Celdas, isVisible, type PatronDeGrupos } from '../patron.ts'
import { computePatronDePregunta } from '../patron-de-pregunta.ts'

export type Mostrado = {
  celdas: Celdas
  areas: readonly AreaConGrupos[]
  patron: PatronDeGrupos
  tramos: readonly Tramo[]
}

/** The cells of each set of people that is shown, the company left out. */
export type Figuras = readonly (readonly number[])[]

function listDeGrupos({ celdas, areas }: Mostrado, patron: PatronDeGrupos): number[][] {
  const ancho = celdas.idsAntiguedades.length + 1
  const listDe = (ids: readonly string[]) =>
    celdas.idsGrupos.flatMap((id, grupo) =>
      ids.includes(id) ? Array.from({ length: ancho }, (_, opcion) => grupo * ancho + opcion) : [],
    )
  return [
    ...celdas.idsGrupos.filter((id) => isVisible(patron, 'grupos', id)).map((id) => listDe([id])),
    ...areas
      .filter(({ id }) => isVisible(patron, 'areas', id))
      .map((area) => listDe(area.idsGruposDeOpinion)),
  ]
}

function listDeTramos(
  { celdas, areas, patron, tramos }: Mostrado,
  isContada: (tramo: number, fila: number) => boolean,
): number[][] {
  const ancho = celdas.idsAntiguedades.length + 1
  const { filaDeGrupo } = listFilas(patron, areas, celdas)
  return tramos.map(({ opciones }, t) =>
    filaDeGrupo.flatMap((fila, grupo) =>
      isContada(t, fila) ? opciones.map((opcion) => grupo * ancho + opcion) : [],
    ),
  )
}

/** Of the figures of a block. */
export const listFigurasDeBloque = (mostrado: Mostrado): Figuras => [
  ...listDeGrupos(mostrado, mostrado.patron),
  ...listDeTramos(mostrado, (t, fila) => mostrado.tramos[t]!.personasPorFila[fila]! > 0),
]

/** Of the figures of one question, which `validas` answered. Null: shown nowhere. */
export function listFigurasDePregunta(mostrado: Mostrado, validas: Celdas): Figuras | null {
  const { celdas, areas, patron, tramos } = mostrado
  const dePregunta = computePatronDePregunta(patron, areas, validas)
  if (!dePregunta) return null
  const { filaDeGrupo } = listFilas(patron, areas, celdas)
  const { filas } = listFilas(patron, areas, validas)
  const reunidas = listFilas(dePregunta, areas, validas).filaDeGrupo
  const bases = chooseBasesDePregunta({
    tramos,
    validas: filas,
    filas: filas.map((_, fila) => reunidas[filaDeGrupo.indexOf(fila)]!),
    minimo: patron.minimo,
  })
  return [
    ...listDeGrupos(mostrado, dePregunta),
    ...listDeTramos(mostrado, (t, fila) => bases[t]?.has(fila) === true),
  ]
}

/** Word by word as the rule says it: who is in the same shown sets, of how many people each time. Nobody is no class. */
export function countClases(figuras: Figuras, { personas }: Celdas): number[] {
  const deCelda = Array.from(personas, () => '')
  figuras.forEach((celdas, i) => {
    for (const celda of celdas) deCelda[celda] += ` ${i}`
  })
  const clases = new Map<string, number>()
  deCelda.forEach((clase, celda) => {
    clases.set(clase, (clases.get(clase) ?? 0) + personas[celda]!)
  })
  return [...clases.values()].filter((cuantos) => cuantos > 0)
}
