import type { AreaDeTrabajo, Definicion } from '../climas/definicion.ts'
import { addSumasDeMedida, type SumasDeMedida } from '../estadistica/sumas-de-medida.ts'
import type { Cubo } from './cubo.ts'
import { addRecuentos, type Conjunto, type Recuento, sumRecuento } from './recuento.ts'
import { sumMedidas } from './sum-medidas.ts'
import type { ClaseDeConjunto, Reserva } from './supresion/patron.ts'

/** Why a set shows no figures. sinPublicar: no sheet of it is published. */
export type ReservaDeParte = Reserva | 'sinPublicar'

/** A set of people as results know it. */
export type ParteContada = {
  /** Behind its figures; empty where they are not shown. */
  recuento: Recuento
  /** By medida: how sure its figures are; null where it may not be known. */
  medidas: readonly (SumasDeMedida | null)[]
  reserva: ReservaDeParte | null
  /** People with an answer, whether or not their figures are shown. Null: it may not be said, for it is an answer. */
  contestaron: number | null
  /** The share of all with an answer; of a seniority, of those who gave one. */
  participacion: number | null
  /** All who said a seniority, whether or not its figures count them. Null: too few; or a set of another kind. */
  enTramo: number | null
  /** Published sheets of the set that its figures do not hold. */
  hojasSinMostrar: number
  /** When the newest sheets of its figures were published; null where figures are live, or not there. */
  cifrasAl: number | null
}

/** Where figures come from: sheets counted a moment ago, or what is published. */
export type Fuente = {
  /** In a climate with a minimum an overall figure is shown only where it rests on most of its variables. */
  conMinimo: boolean
  /** Groups, or areas where they are read, as long as nothing but an early publication is out. */
  avance: number | null
  /** Groups that are read in their area: no figure of their own is shown. */
  enSuArea: ReadonlySet<string>
  general: Recuento
  /** The set of the whole company. */
  medidas: readonly (SumasDeMedida | null)[]
  /** Seniorities that are read, each by the ids of the options that it joins; its own id is the first of them. */
  antiguedades: readonly (readonly string[])[]
  /** People of the company who said each seniority; those of few people together. Null: nothing is told of them yet. */
  dijeronAntiguedad: readonly { idsPreguntas: readonly string[]; personas: number | null }[]
  getParte(clase: ClaseDeConjunto, id: string): ParteContada
}

const divide = (parte: number, total: number) => (total === 0 ? null : parte / total)

/**
 * Numbers that the people's own company is told. Of a set with figures: those behind them, whose numbers are as
 * safe to subtract as the figures. Of all who answered in it, and of a set that is withheld, nothing: less its neighbours
 * that would be how many a small group is.
 */
export const hideTamanos = (fuente: Fuente): Fuente => ({
  ...fuente,
  getParte: (clase, id) => {
    const parte = fuente.getParte(clase, id)
    if (parte.reserva) return { ...parte, contestaron: null, participacion: null, hojasSinMostrar: 0 }
    if (clase === 'antiguedades') return parte
    const { encuestados } = parte.recuento
    const participacion = divide(encuestados, fuente.general.encuestados)
    return { ...parte, contestaron: encuestados, participacion, hojasSinMostrar: 0 }
  },
})

/** Some of its seniorities read together, by their places; a set of them shows the sum of theirs. */
export function joinTramos(fuente: Fuente, juntas: readonly (readonly number[])[]): Fuente {
  const tramos = fuente.antiguedades.flatMap((_, lugar) => {
    const suyos = juntas.find((lugares) => lugares.includes(lugar)) ?? [lugar]
    return suyos[0] === lugar ? [suyos.map((uno) => fuente.antiguedades[uno]!)] : []
  })
  return {
    ...fuente,
    antiguedades: tramos.map((suyos) => suyos.flat()),
    getParte: (clase, id) => {
      const suyos = clase === 'antiguedades' && tramos.find(([primero]) => primero?.[0] === id)
      if (!suyos) return fuente.getParte(clase, id)
      return suyos.map(([primera]) => fuente.getParte(clase, primera!)).reduce(addPartes)
    },
  }
}

const addONada = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b)

const addPartes = (a: ParteContada, b: ParteContada): ParteContada => ({
  recuento: addRecuentos(a.recuento, b.recuento),
  medidas: a.medidas.map((suma, m) => addSumasDeMedida(suma, b.medidas[m] ?? null)),
  reserva: a.reserva ?? b.reserva,
  contestaron: addONada(a.contestaron, b.contestaron),
  participacion: addONada(a.participacion, b.participacion),
  enTramo: addONada(a.enTramo, b.enTramo),
  hojasSinMostrar: a.hojasSinMostrar + b.hojasSinMostrar,
  cifrasAl: a.cifrasAl === null || b.cifrasAl === null ? null : Math.max(a.cifrasAl, b.cifrasAl),
})

/** Everything is shown as it stands. */
export function createFuenteViva({ areasDeTrabajo }: Definicion, cubo: Cubo): Fuente {
  const general = sumRecuento(cubo, 'todos')
  const areas = new Map(areasDeTrabajo.map((area) => [area.id, area]))
  const dijeronAntiguedad = [...cubo.indiceDeAntiguedad.keys()].map((idAntiguedad) => ({
    idsPreguntas: [idAntiguedad],
    personas: sumRecuento(cubo, { idAntiguedad }).encuestados,
  }))
  const dijeron = dijeronAntiguedad.reduce((suma, { personas }) => suma + personas, 0)
  return {
    conMinimo: false,
    avance: null,
    enSuArea: new Set(),
    general,
    medidas: sumMedidas(cubo, 'todos'),
    antiguedades: dijeronAntiguedad.map(({ idsPreguntas }) => idsPreguntas),
    dijeronAntiguedad,
    getParte: (clase, id) => {
      const conjunto = findConjunto(areas, clase, id)
      const recuento = sumRecuento(cubo, conjunto)
      return {
        recuento,
        medidas: sumMedidas(cubo, conjunto),
        reserva: null,
        contestaron: recuento.encuestados,
        participacion: divide(recuento.encuestados, clase === 'antiguedades' ? dijeron : general.encuestados),
        enTramo: clase === 'antiguedades' ? recuento.encuestados : null,
        hojasSinMostrar: 0,
        cifrasAl: null,
      }
    },
  }
}

function findConjunto(
  areas: ReadonlyMap<string, AreaDeTrabajo>,
  clase: ClaseDeConjunto,
  id: string,
): Conjunto {
  if (clase === 'antiguedades') return { idAntiguedad: id }
  return clase === 'grupos' ? { idsGruposDeOpinion: [id] } : areas.get(id)!
}

/** People with an answer, by group, as they stand now. */
export type ContestaronPorGrupo = ReadonlyMap<string, number>

/** People of each set who answered, which is no secret, and their share of everybody. */
export function countParticipacion({ areasDeTrabajo }: Definicion, porGrupo: ContestaronPorGrupo) {
  const total = [...porGrupo.values()].reduce((suma, n) => suma + n, 0)
  const areas = new Map(
    areasDeTrabajo.map(({ id, idsGruposDeOpinion }) => [
      id,
      idsGruposDeOpinion.reduce((suma, idGrupo) => suma + (porGrupo.get(idGrupo) ?? 0), 0),
    ]),
  )
  return (clase: ClaseDeConjunto, id: string): Pick<ParteContada, 'contestaron' | 'participacion'> => {
    if (clase === 'antiguedades') return { contestaron: null, participacion: null }
    const contestaron = (clase === 'grupos' ? porGrupo : areas).get(id) ?? 0
    return { contestaron, participacion: divide(contestaron, total) }
  }
}

/** Computed by whoever asks first, and then at hand. */
export function lazy<T>(compute: () => T): () => T {
  let computed: { value: T } | undefined
  return () => {
    computed ??= { value: compute() }
    return computed.value
  }
}
