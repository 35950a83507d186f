import type { Lectura } from '../climas/clima-input.ts'
import type { AreaDeTrabajo } from '../climas/definicion.ts'
import { listEnSuArea } from '../climas/minimo-por-grupo.ts'
import type { ReservaDeParte } from './fuente.ts'
import { computePatron } from './supresion/compute-patron.ts'
import {
  type ClasePorGrupo,
  findDecision,
  findReserva,
  isVisible,
  type PatronDeGrupos,
} from './supresion/patron.ts'

/** seSuman: whether the sheets that wait would count in its figures. */
export type ConjuntoPorPublicar = {
  id: string
  nombre: string
  hojas: number
  seSuman: boolean
  reserva: ReservaDeParte | null
}

export type GrupoPorPocas = { id: string; nombre: string; faltan: number; liberaTambien: string[] }

export type VistaPrevia = {
  hojas: number
  faltan: number
  areas: ConjuntoPorPublicar[]
  grupos: ConjuntoPorPublicar[]
  porPocas: GrupoPorPocas[]
}

type Pedido = {
  definicion: {
    gruposDeOpinion: readonly {
      id: string
      nombre: string
      encuestadosPlaneados: number
      seLeeEnSuArea?: boolean
    }[]
    lectura?: Lectura
    areasDeTrabajo: readonly AreaDeTrabajo[]
  }
  minimo: number
  /** The blocks published so far, oldest first. */
  previos: readonly PatronDeGrupos[]
  /** Sheets that wait, by group. */
  esperan: ReadonlyMap<string, number>
}

const POCAS = 2

/** A preview of what publishing now would show, from how many of each group answered: nothing here depends on what they said. */
export function computeVistaPrevia({ definicion, minimo, previos, esperan }: Pedido): VistaPrevia {
  const { gruposDeOpinion, areasDeTrabajo } = definicion
  const count = (idGrupo: string) => esperan.get(idGrupo) ?? 0
  const enSuArea = listEnSuArea(definicion, minimo)
  const compute = (hojas: (idGrupo: string) => number) =>
    computePatron({
      celdas: {
        idsGrupos: gruposDeOpinion.map(({ id }) => id),
        idsAntiguedades: [],
        personas: gruposDeOpinion.map(({ id }) => hojas(id)),
      },
      areas: areasDeTrabajo,
      minimo,
      enSuArea,
      previos,
    })
  const patron = compute(count)
  const patrones = patron ? [...previos, patron] : previos
  const toConjunto = (
    clase: ClasePorGrupo,
    { id, nombre }: { id: string; nombre: string },
    hojas: number,
  ) => ({
    id,
    nombre,
    hojas,
    seSuman: patron !== null && isVisible(patron, clase, id),
    reserva: findReserva(patrones, clase, id),
  })
  const hojas = gruposDeOpinion.reduce((suma, { id }) => suma + count(id), 0)
  return {
    hojas,
    faltan: Math.max(0, minimo - hojas),
    areas: areasDeTrabajo.map((area) =>
      toConjunto(
        'areas',
        area,
        area.idsGruposDeOpinion.reduce((suma, id) => suma + count(id), 0),
      ),
    ),
    grupos: gruposDeOpinion.map((grupo) => toConjunto('grupos', grupo, count(grupo.id))),
    porPocas: patron
      ? gruposDeOpinion.flatMap(({ id, nombre }) => {
          const faltan = minimo - count(id)
          const decidido = findDecision(previos, 'grupos', id) !== undefined
          if (decidido || count(id) === 0 || faltan < 1 || faltan > POCAS) return []
          if (enSuArea.has(id)) return []
          const conEllas = compute((otro) => (otro === id ? minimo : count(otro)))
          if (!conEllas || !isVisible(conEllas, 'grupos', id)) return []
          const liberados = listVisibles(conEllas).filter((otro) => otro !== id)
          const visibles = new Set(listVisibles(patron))
          return [{ id, nombre, faltan, liberaTambien: liberados.filter((otro) => !visibles.has(otro)) }]
        })
      : [],
  }
}

const listVisibles = ({ areas, grupos }: PatronDeGrupos) =>
  [...Object.entries(areas), ...Object.entries(grupos)].flatMap(([id, decision]) =>
    decision === 'visible' ? [id] : [],
  )
