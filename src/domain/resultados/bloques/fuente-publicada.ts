import type { Definicion } from '../../climas/definicion.ts'
import { listEnSuArea, SIN_MINIMO } from '../../climas/minimo-por-grupo.ts'
import { joinOpcionesChicas } from '../../tramos/tramos.ts'
import { getForma } from '../cubo.ts'
import {
  type ContestaronPorGrupo,
  countParticipacion,
  type Fuente,
  type ParteContada,
  type ReservaDeParte,
} from '../fuente.ts'
import { getCuentas, type Recuento } from '../recuento.ts'
import { listAntiguedades } from '../resultados.ts'
import { type ClaseDeConjunto, findReserva } from '../supresion/patron.ts'
import type { BloqueContado } from './compute-bloque.ts'
import {
  EMPRESA,
  getClaveDeConjunto,
  type SumasDeConjunto,
  sumBloques,
  sumMedidasDeBloques,
} from './sumas.ts'
import { findTramos } from './tramos-de-bloque.ts'

/** avance: of how many groups one is that was made while the survey went on. */
export type BloquePublicado = BloqueContado & { publicado: number; avance?: number | null }

type Publicado = {
  /** Oldest first. */
  bloques: readonly BloquePublicado[]
  contestaron: ContestaronPorGrupo
  minimo: number
}

/**
 * A state is the sum of its blocks; a set shows what the blocks show of it. Without a minimum a set without people is not
 * withheld: it just has none.
 */
export function createFuentePublicada(
  definicion: Definicion,
  { bloques, contestaron, minimo }: Publicado,
): Fuente {
  const conReservas = minimo !== SIN_MINIMO
  const forma = getForma(definicion)
  const patrones = bloques.map(({ patron }) => patron)
  const getParticipacion = countParticipacion(definicion, contestaron)
  const areas = new Map(definicion.areasDeTrabajo.map((area) => [area.id, area.idsGruposDeOpinion]))

  /** Of a study of another tool no group is known but by its figures. */
  const describeDeEstudio = ({ encuestados }: Recuento) => ({
    contestaron: encuestados,
    participacion: general.encuestados === 0 ? null : encuestados / general.encuestados,
    enTramo: null,
  })

  const countHojas = (clase: ClaseDeConjunto, id: string) => {
    if (clase === 'antiguedades') return 0
    const grupos = clase === 'grupos' ? [id] : areas.get(id)!
    return bloques
      .flatMap(({ hojasPorGrupo }) => grupos.map((grupo) => hojasPorGrupo[grupo] ?? 0))
      .reduce((suma, hojas) => suma + hojas, 0)
  }

  const deEmpresa = bloques.map(({ sumas }) => sumas.get(EMPRESA)!)
  const general = sumBloques(forma, deEmpresa)
  const opciones = listAntiguedades(definicion)
  const cuentas = countOpciones(definicion, general)
  const tramos = conReservas ? findTramos(patrones) : null
  const antiguedades = tramos ?? opciones.map(({ id }) => [id])
  const dijeron = cuentas.reduce((suma, personas) => suma + personas, 0)
  const findReservaDeAntiguedad = (id: string) => {
    if (bloques.every(({ avance }) => avance != null)) return 'sinPublicar'
    return tramos?.some(([primera]) => primera === id) ? null : 'porOtroGrupo'
  }

  /** A minimum that was raised since withholds what no longer reaches it. */
  const findReservaDe = (clase: ClaseDeConjunto, id: string, clave: string) => {
    if (!conReservas) return null
    const personas = bloques.reduce((suma, { sumas }) => suma + (sumas.get(clave)?.encuestados ?? 0), 0)
    const reserva = clase === 'antiguedades' ? findReservaDeAntiguedad(id) : findReserva(patrones, clase, id)
    return reserva ?? (personas < minimo ? 'menosDelMinimo' : null)
  }

  /** Their number is an answer: it is told where its figures are, and as a share of those who said theirs. */
  const describeAntiguedad = (id: string, { encuestados }: Recuento, reserva: ReservaDeParte | null) => {
    if (reserva) return { contestaron: null, participacion: null, enTramo: null }
    const ids = antiguedades.find(([primera]) => primera === id) ?? []
    const enTramo = opciones.reduce((suma, uno, i) => (ids.includes(uno.id) ? suma + cuentas[i]! : suma), 0)
    return { contestaron: encuestados, participacion: dijeron === 0 ? null : enTramo / dijeron, enTramo }
  }

  return {
    conMinimo: conReservas,
    avance: bloques.at(-1)?.avance ?? null,
    enSuArea: listEnSuArea(definicion, minimo),
    general,
    medidas: sumMedidasDeBloques(deEmpresa),
    antiguedades,
    dijeronAntiguedad: describeDijeron(
      opciones.map(({ id }) => id),
      cuentas,
      { minimo, conCuentas: bloques.length > 0 },
    ),
    getParte: (clase, id): ParteContada => {
      const clave = getClaveDeConjunto(clase, id)
      const reserva = findReservaDe(clase, id, clave)
      const suyos = reserva ? [] : bloques.filter(({ sumas }) => sumas.has(clave))
      const sumas = suyos.map((bloque): SumasDeConjunto => bloque.sumas.get(clave)!)
      const recuento = sumBloques(forma, sumas)
      return {
        recuento,
        medidas: sumMedidasDeBloques(sumas),
        reserva,
        ...(definicion.estudio
          ? describeDeEstudio(recuento)
          : clase === 'antiguedades'
            ? describeAntiguedad(id, recuento, reserva)
            : { ...getParticipacion(clase, id), enTramo: null }),
        hojasSinMostrar: Math.max(0, countHojas(clase, id) - recuento.encuestados),
        cifrasAl: conReservas ? (suyos.at(-1)?.publicado ?? null) : null,
      }
    },
  }
}

/** By option, in order. */
function countOpciones({ cuestionario }: Definicion, general: Recuento): number[] {
  const parte = cuestionario.partesCuestionario.find(({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa')
  return (parte?.preguntas ?? []).map(({ posicion }) => getCuentas(general, posicion)[ELEGIDA]!)
}

/** The value of an option that somebody chose. */
const ELEGIDA = 1

function describeDijeron(
  ids: readonly string[],
  cuentas: readonly number[],
  { minimo, conCuentas }: { minimo: number; conCuentas: boolean },
): Fuente['dijeronAntiguedad'] {
  const juntas = conCuentas ? joinOpcionesChicas(cuentas, minimo) : []
  return juntas.length === 0
    ? ids.map((id) => ({ idsPreguntas: [id], personas: null }))
    : juntas.map(({ opciones, personas }) => ({
        idsPreguntas: opciones.map((opcion) => ids[opcion]!),
        personas,
      }))
}
