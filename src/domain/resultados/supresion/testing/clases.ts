import { chooseBasesDePregunta, type Tramo } from '../../../tramos/tramos.ts'
import type { Celdas } from '../celdas.ts'
import type { AreaConGrupos } from '../compute-patron.ts'
import { listFilas } from '../filas.ts'
import { isVisible, type Patron } from '../patron.ts'
import { computePatronDePregunta } from '../patron-de-pregunta.ts'

type Mostrado = { celdas: Celdas; areas: readonly AreaConGrupos[]; patron: Patron; tramos: readonly Tramo[] }

/** Word by word as the rule says it: who is in the same shown sets, of how many people each time. Nobody is no class. */
function listClases(
  { idsGrupos, idsAntiguedades, personas }: Celdas,
  listConjuntos: (grupo: number, opcion: number) => readonly (string | false)[],
): number[] {
  const ancho = idsAntiguedades.length + 1
  const clases = new Map<string, number>()
  for (const grupo of idsGrupos.keys())
    for (let opcion = 0; opcion < ancho; opcion++) {
      const clase = listConjuntos(grupo, opcion).filter(Boolean).join(' ')
      clases.set(clase, (clases.get(clase) ?? 0) + personas[grupo * ancho + opcion]!)
    }
  return [...clases.values()].filter((cuantos) => cuantos > 0)
}

const listDeGrupo = ({ areas }: Mostrado, patron: Patron, idGrupo: string) => [
  isVisible(patron, 'grupos', idGrupo) && `grupo ${idGrupo}`,
  ...areas.map(
    ({ id, idsGruposDeOpinion }) =>
      idsGruposDeOpinion.includes(idGrupo) && isVisible(patron, 'areas', id) && `area ${id}`,
  ),
]

/** Of the figures of a block. */
export function listClasesDeBloque(mostrado: Mostrado): number[] {
  const { celdas, areas, patron, tramos } = mostrado
  const { filaDeGrupo } = listFilas(patron, areas, celdas)
  return listClases(celdas, (grupo, opcion) => [
    ...listDeGrupo(mostrado, patron, celdas.idsGrupos[grupo]!),
    ...tramos.map(
      ({ opciones, personasPorFila }, t) =>
        opciones.includes(opcion) && personasPorFila[filaDeGrupo[grupo]!]! > 0 && `tramo ${t}`,
    ),
  ])
}

/** Of the figures of one question, which `validas` answered: by who answered it, and by everybody. Null: shown nowhere. */
export function listClasesDePregunta(
  mostrado: Mostrado,
  validas: Celdas,
): { deValidas: number[]; deTodos: number[] } | null {
  const { celdas, areas, patron, tramos } = mostrado
  const dePregunta = computePatronDePregunta(patron, areas, validas)
  if (!dePregunta) return null
  const { filaDeGrupo } = listFilas(patron, areas, celdas)
  const { filas } = listFilas(patron, areas, validas)
  const reunidas = listFilas(dePregunta, areas, validas).filaDeGrupo
  const deFila = filas.map((_, fila) => reunidas[filaDeGrupo.indexOf(fila)]!)
  const bases = chooseBasesDePregunta({ tramos, validas: filas, filas: deFila, minimo: patron.minimo })
  const listConjuntos = (grupo: number, opcion: number) => [
    ...listDeGrupo(mostrado, dePregunta, celdas.idsGrupos[grupo]!),
    ...tramos.map(
      ({ opciones }, t) =>
        opciones.includes(opcion) && bases[t]?.has(filaDeGrupo[grupo]!) === true && `tramo ${t}`,
    ),
  ]
  return { deValidas: listClases(validas, listConjuntos), deTodos: listClases(celdas, listConjuntos) }
}
