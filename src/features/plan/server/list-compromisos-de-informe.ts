import { formatDiaLargo } from '#domain/fechas/dia.ts'
import { findCifra } from '#domain/plan/efecto.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { readRonda } from '#features/resultados/server/lecturas/read-rondas.ts'
import type { AppContext } from '#server/context/context.ts'
import { listCompromisosDeClimas } from './plan-store.ts'
import { listPartesDePlan } from './present-plan.ts'

/** What was agreed, as a report tells it: the earliest first, with the published figure it starts from. */
export async function listCompromisosDeInforme(ctx: Pick<AppContext, 'db' | 'config'>, clima: ClimaGuardado) {
  const compromisos = await listCompromisosDeClimas(ctx.db, [clima.id])
  if (compromisos.length === 0) return []
  const ronda = await readRonda(ctx, clima, { base: clima.baseDeCalculo })
  const partes = new Map(listPartesDePlan(clima.definicion).map(({ id, nombre }) => [id, nombre]))
  return compromisos.map((compromiso) => {
    const { id, que, medida, idParte, responsable, cargo, fecha, meta } = compromiso
    const cifra = findCifra(ronda, compromiso)
    const parte = idParte === null ? null : partes.get(idParte)
    return {
      id,
      cuando: formatDiaLargo(fecha),
      que,
      quien: cargo ? `${responsable}, ${cargo}` : responsable,
      medida,
      mide: parte ? `${medida}, ${parte}` : medida,
      hoy: cifra && cifra.media * 100,
      meta,
    }
  })
}
