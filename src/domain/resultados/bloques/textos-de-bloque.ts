import type { Definicion } from '../../climas/definicion.ts'
import { listCasillas } from '../../encuesta/hoja.ts'
import type { Cubo } from '../cubo.ts'
import { countBases, listFila, sum } from '../supresion/celdas.ts'
import { isVisible, type Patron } from '../supresion/patron.ts'

type PorGrupo = Record<string, number>

/**
 * What becomes of the texts that answer an open question. `grupos`: published, those of these groups beside their group. `esperan`:
 * answered by so few, by group, that they wait for the next block; those who have not finished got no further, and staff know who has.
 */
export type TextosDePregunta = { grupos: string[] } | { esperan: PorGrupo }

export type TextosDeBloque = Record<string, TextosDePregunta>

type Pedido = { definicion: Definicion; cubo: Cubo; patron: Patron; previos: readonly TextosDeBloque[] }

/** By open question: whoever answered it, with those of earlier blocks who wait, are enough beside each group and beside none. */
export function computeTextosDeBloque({ definicion, cubo, patron, previos }: Pedido): TextosDeBloque {
  return Object.fromEntries(
    listCasillas(definicion.cuestionario)
      .filter(({ clase }) => clase === 'abierta')
      .map(({ idPregunta, posicion }) => {
        const celdas = countBases(cubo, posicion)
        const esperaban = findEsperaban(previos, idPregunta)
        const porGrupo = celdas.idsGrupos.map((id, grupo) => ({
          id,
          personas: sum(listFila(celdas, grupo)) + (esperaban[id] ?? 0),
        }))
        return [idPregunta, decide(porGrupo, patron)]
      }),
  )
}

function findEsperaban(previos: readonly TextosDeBloque[], idPregunta: string): PorGrupo {
  const ultima = previos.at(-1)?.[idPregunta]
  return ultima && 'esperan' in ultima ? ultima.esperan : {}
}

function decide(porGrupo: readonly { id: string; personas: number }[], patron: Patron): TextosDePregunta {
  const { minimo } = patron
  const contestaron = porGrupo.filter(({ personas }) => personas > 0)
  const total = sum(contestaron.map(({ personas }) => personas))
  if (total < minimo)
    return { esperan: Object.fromEntries(contestaron.map(({ id, personas }) => [id, personas])) }
  const grupos = contestaron
    .filter(({ id, personas }) => personas >= minimo && isVisible(patron, 'grupos', id))
    .sort((a, b) => b.personas - a.personas)
  const countSinGrupo = () => total - sum(grupos.map(({ personas }) => personas))
  while (countSinGrupo() > 0 && countSinGrupo() < minimo) grupos.pop()
  return { grupos: grupos.map(({ id }) => id) }
}
