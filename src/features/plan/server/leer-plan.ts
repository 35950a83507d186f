import { formatDiaLargo, getDia } from '#domain/fechas/dia.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { findCifra } from '#domain/plan/efecto.ts'
import { isVencido } from '#domain/plan/tandas.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { readRonda } from '#features/resultados/server/lecturas/rondas-leidas.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import {
  type CompromisoGuardado,
  eraseResponsable,
  listAbiertosHasta,
  listCompromisosDeClimas,
  listCompromisosDeCorreo,
} from './plan-store.ts'
import { listPartesDePlan } from './present-plan.ts'

export type CompromisoDePersona = CompromisoGuardado

export const listCompromisosDePersona = (db: Db, correo: string): Promise<CompromisoDePersona[]> =>
  listCompromisosDeCorreo(db, correo)

/** The commitment stays; who answered for it goes. Ids of the climates in whose plans it stood. */
export async function eraseCompromisosDePersona(tx: Tx, correo: string): Promise<string[]> {
  const compromisos = await listCompromisosDeCorreo(tx, correo)
  await eraseResponsable(
    tx,
    compromisos.map(({ id }) => id),
  )
  return [...new Set(compromisos.map(({ idClima }) => idClima))]
}

const SEMANA_MS = 7 * DIA_MS

interface PorVencer {
  idClima: string
  vencidos: number
  porVencer: number
  /** The first of them. */
  que: string
  fecha: string
}

/** Commitments that are overdue or fall due within a week, by plan. */
export async function getCompromisosPorVencer({
  db,
  now,
  config: { timeZone },
}: Pick<AppContext, 'db' | 'now' | 'config'>): Promise<PorVencer[]> {
  const hoy = getDia(now(), timeZone)
  const porClima = new Map<string, PorVencer>()
  for (const compromiso of await listAbiertosHasta(db, getDia(now() + SEMANA_MS, timeZone))) {
    const { idClima, que, fecha } = compromiso
    const cuentas = porClima.get(idClima) ?? { idClima, vencidos: 0, porVencer: 0, que, fecha }
    cuentas[isVencido(compromiso, hoy) ? 'vencidos' : 'porVencer']++
    porClima.set(idClima, cuentas)
  }
  return [...porClima.values()]
}

/** Commitments as a report tells them: the earliest first, with the published figure it starts from. */
export async function listCompromisosDeInforme(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  clima: ClimaGuardado,
) {
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
