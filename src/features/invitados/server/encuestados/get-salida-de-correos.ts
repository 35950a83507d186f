import { getDia } from '#domain/fechas/dia.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import type { AppContext } from '#server/context/context.ts'
import { getCarpetaDeCorreo } from '#server/mail/eml-transport.ts'
import { countSalida } from './encuestados-store.ts'
import { findUltimaRonda } from './recordatorios/rondas-store.ts'

interface Salida {
  enCola: number
  total: number
  recordatorios: boolean
  recordadoHoy: boolean
  carpeta: string | null
}

export async function getSalidaDeCorreos(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  { idClima }: { idClima: string },
): Promise<Salida> {
  const { cerrado } = await requireClima(db, idClima)
  const ronda = await findUltimaRonda(db, idClima)
  return {
    // What still waits at a close is not sent any more.
    ...(cerrado ? { enCola: 0, total: 0 } : await countSalida(db, idClima)),
    recordatorios: ronda?.enCurso ?? false,
    recordadoHoy: ronda?.dia === getDia(now(), config.timeZone),
    carpeta: getCarpetaDeCorreo(config),
  }
}
