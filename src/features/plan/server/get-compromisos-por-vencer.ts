import { getDia } from '#domain/fechas/dia.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { isVencido } from '#domain/plan/tandas.ts'
import type { AppContext } from '#server/context/context.ts'
import { listAbiertosHasta } from './plan-store.ts'

const SEMANA_MS = 7 * DIA_MS

export interface PorVencer {
  idClima: string
  vencidos: number
  porVencer: number
  /** The first of them. */
  que: string
  fecha: string
}

/** What is not done and is overdue or falls due within a week, by plan. */
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
