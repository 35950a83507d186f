import { computeParticipacionVisible } from '../cliente/participacion-visible.ts'
import type { Definicion } from '../climas/definicion.ts'
import type { ReservaDeParte } from '../resultados/fuente.ts'
import { formatCantidad } from '../texto/cantidad.ts'
import { joinEnLetras } from '../texto/en-letras.ts'
import type { Participacion, ParticipacionDeArea } from './cifras-de-informe.ts'
import type { SeccionParticipacion } from './informe.ts'

interface Ronda {
  definicion: Definicion
  minimoPorGrupo: number
  cerrado: boolean
  participacion: { porGrupo: readonly { contestaron: number; planeados: number; invitados: number }[] }
  resultados: {
    general: { encuestados: number }
    gruposDeOpinion: readonly {
      id: string
      reserva: ReservaDeParte | null
      encuestados: number
      hojasSinMostrar: number
    }[]
  }
}

/**
 * A report is for the client, who sees of small groups no more than on their own screen: those counted as one stand in one
 * row, and an area tells how many only where it holds all of them or none.
 */
export function computeParticipacionEnInforme({
  definicion,
  minimoPorGrupo,
  cerrado,
  participacion,
  resultados,
}: Ronda): {
  contestaron: number
  planeados: number
  grupos: Participacion[]
  areas: ParticipacionDeArea[]
  juntos: string[]
} {
  const { gruposDeOpinion, areasDeTrabajo } = definicion
  const cuentas = gruposDeOpinion.map(({ id, orden, nombre }, i) => {
    const { contestaron, planeados, invitados } = participacion.porGrupo[i]!
    return { id, nombre: `G${orden} ${nombre}`, contestaron, planeados, invitados }
  })
  const visible = computeParticipacionVisible(cuentas, {
    areas: areasDeTrabajo,
    minimo: minimoPorGrupo,
    reservados: new Set(
      resultados.gruposDeOpinion.flatMap(({ id, reserva, encuestados, hojasSinMostrar }, i) => {
        const isReservado = hojasSinMostrar > 0 || (reserva !== null && reserva !== 'sinPublicar')
        // At the close sheets that are too few for a block stay out of every figure.
        const sueltas = cerrado && resultados.general.encuestados > 0 && cuentas[i]!.contestaron > encuestados
        return isReservado || sueltas ? [id] : []
      }),
    ),
  })
  const idsJuntos = cuentas.filter(({ nombre }) => visible.juntos.includes(nombre)).map(({ id }) => id)
  const areas = areasDeTrabajo.flatMap<ParticipacionDeArea>(({ nombre, idsGruposDeOpinion }) => {
    const suyos = cuentas.filter(({ id }) => idsGruposDeOpinion.includes(id))
    const deJuntos = idsJuntos.filter((id) => idsGruposDeOpinion.includes(id)).length
    if (suyos.length === 0) return []
    if (deJuntos > 0 && deJuntos < idsJuntos.length) return [{ nombre, contestaron: null, planeados: null }]
    const sum = (campo: 'contestaron' | 'planeados') => suyos.reduce((suma, grupo) => suma + grupo[campo], 0)
    return [{ nombre, contestaron: sum('contestaron'), planeados: sum('planeados') }]
  })
  return {
    contestaron: visible.contestaron,
    planeados: visible.planeados,
    grupos: visible.grupos.map(({ nombre, contestaron, planeados }) => ({ nombre, contestaron, planeados })),
    areas,
    juntos: visible.juntos,
  }
}

/** A row of a few groups has all their names; one of many, how many they are. */
export const shortenJunta = (nombre: string, juntos: readonly string[]): string =>
  juntos.length > 2 && nombre === joinEnLetras(juntos)
    ? `${juntos.length} grupos que se cuentan juntos`
    : nombre

/** "3 llegaron hasta la última pregunta". */
export const formatCompletas = (completas: number): string =>
  `${formatCantidad(completas, 'llegó', 'llegaron')} hasta la última pregunta`

/** Why some groups stand in one row. */
export const listContadosJuntos = ({
  juntos,
  minimo,
}: Pick<SeccionParticipacion, 'juntos' | 'minimo'>): string[] =>
  juntos.length < 2
    ? []
    : [`${joinEnLetras(juntos)} se cuentan juntos: por separado se sabría de menos de ${minimo} personas.`]
