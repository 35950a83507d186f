import { computeParticipacionVisible } from '../cliente/participacion-visible.ts'
import type { Definicion } from '../climas/definicion.ts'
import type { Participacion } from './cifras-de-informe.ts'
import type { SeccionParticipacion } from './informe.ts'

interface Ronda {
  definicion: Definicion
  minimoPorGrupo: number
  participacion: { porGrupo: readonly { contestaron: number; planeados: number }[] }
}

/**
 * A report is for the client, who sees of small groups no more than on their own screen: groups planned below the minimum
 * stand in no row, in no area, and in the whole only where they are enough together.
 */
export function computeParticipacionEnInforme({ definicion, minimoPorGrupo, participacion }: Ronda): {
  contestaron: number
  planeados: number
  grupos: Participacion[]
  areas: Participacion[]
  reservados: number
} {
  const { gruposDeOpinion, areasDeTrabajo } = definicion
  const cuentas = gruposDeOpinion.map(({ id, orden, nombre }, i) => {
    const { contestaron, planeados } = participacion.porGrupo[i]!
    return { id, nombre: `G${orden} ${nombre}`, contestaron, planeados, invitados: planeados }
  })
  const { contestaron, planeados, grupos, reservados } = computeParticipacionVisible(cuentas, minimoPorGrupo)
  const areas = areasDeTrabajo.flatMap(({ nombre, idsGruposDeOpinion }) => {
    const suyos = grupos.filter(({ id }) => idsGruposDeOpinion.includes(id))
    const sum = (campo: 'contestaron' | 'planeados') => suyos.reduce((suma, grupo) => suma + grupo[campo], 0)
    return suyos.length === 0
      ? []
      : [{ nombre, contestaron: sum('contestaron'), planeados: sum('planeados') }]
  })
  return {
    contestaron,
    planeados,
    grupos: grupos.map((grupo) => ({
      nombre: grupo.nombre,
      contestaron: grupo.contestaron,
      planeados: grupo.planeados,
    })),
    areas,
    reservados,
  }
}

/** Why the whole is less than the people of the round. */
export const listSinContar = ({
  reservados,
  minimo,
}: Pick<SeccionParticipacion, 'reservados' | 'minimo'>): string[] =>
  reservados === 0
    ? []
    : [
        `Sin contar ${reservados === 1 ? 'un grupo' : `${reservados} grupos`} de menos de ${minimo} personas, que sí ${reservados === 1 ? 'suma' : 'suman'} en las cifras de todos.`,
      ]
