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
  const porArea = areasDeTrabajo.map(({ id, nombre, idsGruposDeOpinion }) => ({
    id,
    nombre,
    ...sumCuentas(porGrupo.filter((grupo) => idsGruposDeOpinion.includes(grupo.id))),
  }))
  return { ...sumCuentas(porGrupo), porGrupo, porArea }
}
