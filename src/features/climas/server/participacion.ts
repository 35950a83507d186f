import type { Definicion } from '#domain/climas/definicion.ts'
import type { Cuentas } from './participaciones-store.ts'

export type CuentasConPlan = Cuentas & { planeados: number }

export type ParticipacionDeParte = CuentasConPlan & { id: string; nombre: string }

export type Participacion = CuentasConPlan & {
  porGrupo: ParticipacionDeParte[]
  porArea: ParticipacionDeParte[]
}

function sumCuentas(partes: readonly CuentasConPlan[]): CuentasConPlan {
  const suma = { planeados: 0, invitados: 0, contestaron: 0, completas: 0 }
  for (const parte of partes) {
    suma.planeados += parte.planeados
    suma.invitados += parte.invitados
    suma.contestaron += parte.contestaron
    suma.completas += parte.completas
  }
  return suma
}

/** By which the people of a whole company are kept, where no group says who they were: in a study of another tool. */
export const TODA_LA_EMPRESA = ''

/** Nobody knows how many another tool planned. */
const withoutPlan = (cuentas: Cuentas): CuentasConPlan => ({ ...cuentas, planeados: 0 })

export function computeParticipacion(
  { gruposDeOpinion, areasDeTrabajo }: Definicion,
  cuentas: ReadonlyMap<string, Cuentas>,
): Participacion {
  const porGrupo = gruposDeOpinion.map(({ id, nombre, encuestadosPlaneados }) => ({
    ...(cuentas.get(id) ?? { invitados: 0, contestaron: 0, completas: 0 }),
    id,
    nombre,
    planeados: encuestadosPlaneados,
  }))
  const porArea = areasDeTrabajo.map(({ id, nombre, idsGruposDeOpinion }) => {
    const guardadas = cuentas.get(id)
    const suyos = porGrupo.filter((grupo) => idsGruposDeOpinion.includes(grupo.id))
    return { id, nombre, ...(guardadas ? withoutPlan(guardadas) : sumCuentas(suyos)) }
  })
  const deEmpresa = cuentas.get(TODA_LA_EMPRESA)
  return { ...(deEmpresa ? withoutPlan(deEmpresa) : sumCuentas(porGrupo)), porGrupo, porArea }
}
