import type { Definicion } from '../../climas/definicion.ts'
import { SIN_MINIMO } from '../../climas/minimo-por-grupo.ts'
import { countPosiciones } from '../../encuesta/hoja.ts'
import { type ContestaronPorGrupo, countParticipacion, type Fuente, type ParteContada } from '../fuente.ts'
import { type ClaseDeConjunto, findReserva } from '../supresion/patron.ts'
import type { BloqueContado } from './compute-bloque.ts'
import {
  EMPRESA,
  getClaveDeConjunto,
  type SumasDeConjunto,
  sumBloques,
  sumMedidasDeBloques,
} from './sumas.ts'

export type BloquePublicado = BloqueContado & { publicado: number }

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
  const posiciones = countPosiciones(definicion.cuestionario)
  const patrones = bloques.map(({ patron }) => patron)
  const getParticipacion = countParticipacion(definicion, contestaron)
  const areas = new Map(definicion.areasDeTrabajo.map((area) => [area.id, area.idsGruposDeOpinion]))

  const countHojas = (clase: ClaseDeConjunto, id: string) => {
    if (clase === 'antiguedades') return 0
    const grupos = clase === 'grupos' ? [id] : areas.get(id)!
    return bloques
      .flatMap(({ hojasPorGrupo }) => grupos.map((grupo) => hojasPorGrupo[grupo] ?? 0))
      .reduce((suma, hojas) => suma + hojas, 0)
  }

  /** A minimum that was raised since withholds what no longer reaches it. */
  const findReservaDe = (clase: ClaseDeConjunto, id: string, clave: string) => {
    if (!conReservas) return null
    const personas = bloques.reduce((suma, { sumas }) => suma + (sumas.get(clave)?.encuestados ?? 0), 0)
    return findReserva(patrones, clase, id) ?? (personas < minimo ? 'menosDelMinimo' : null)
  }

  const deEmpresa = bloques.map(({ sumas }) => sumas.get(EMPRESA)!)
  return {
    general: sumBloques(posiciones, deEmpresa),
    medidas: sumMedidasDeBloques(deEmpresa),
    getParte: (clase, id): ParteContada => {
      const clave = getClaveDeConjunto(clase, id)
      const reserva = findReservaDe(clase, id, clave)
      const suyos = reserva ? [] : bloques.filter(({ sumas }) => sumas.has(clave))
      const sumas = suyos.map((bloque): SumasDeConjunto => bloque.sumas.get(clave)!)
      const recuento = sumBloques(posiciones, sumas)
      return {
        recuento,
        medidas: sumMedidasDeBloques(sumas),
        reserva,
        ...(clase === 'antiguedades'
          ? describeAntiguedad(conReservas ? suyos : bloques, recuento.encuestados)
          : getParticipacion(clase, id)),
        hojasSinMostrar: Math.max(0, countHojas(clase, id) - recuento.encuestados),
        cifrasAl: conReservas ? (suyos.at(-1)?.publicado ?? null) : null,
      }
    },
  }
}

/** How many they are is an answer: it is told where its figures are, and as a share of those who said theirs. */
function describeAntiguedad(
  bloques: readonly BloquePublicado[],
  encuestados: number,
): Pick<ParteContada, 'contestaron' | 'participacion'> {
  if (bloques.length === 0) return { contestaron: null, participacion: null }
  const dijeron = bloques.map(({ dijeronAntiguedad }) => dijeronAntiguedad)
  const total = dijeron.reduce<number>((suma, uno) => suma + (uno ?? 0), 0)
  const seSabe = !dijeron.includes(null) && total > 0
  return { contestaron: encuestados, participacion: seSabe ? encuestados / total : null }
}
