import { getDia } from '#domain/fechas/dia.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { requireCuotaDeCorreos } from '#features/cuentas/server/ajustes/require-cuota-de-correos.ts'
import { rateLimited } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import { ringBell } from '#server/context/bell.ts'
import type { AppContext } from '#server/context/context.ts'
import { countPorRecordar } from './count-por-recordar.ts'
import { inClimaAbierto } from './in-clima-abierto.ts'
import { insertRonda } from './recordatorios/rondas-store.ts'

/**
 * Begins a round: one row, from which the reminders go out (recordatorios/ronda-worker.ts). A mail each in the outbox would
 * point at whoever has not finished.
 */
export async function sendRecordatorios(ctx: AppContext, { idClima }: { idClima: string }): Promise<string> {
  const personas = await countPorRecordar(ctx, { idClima })
  const cerrado = 'El clima está cerrado: ya no hay nada que recordar.'
  await inClimaAbierto(ctx, { idClima, cerrado }, async (tx, { clima }) => {
    if (personas === 0) return
    const now = ctx.now()
    if (!(await insertRonda(tx, { idClima, dia: getDia(now, ctx.config.timeZone), now }))) {
      throw rateLimited('Hoy ya salieron los recordatorios de este clima. Mañana se pueden mandar otros.')
    }
    await requireCuotaDeCorreos(tx, ctx, personas)
    const { idEmpresa } = clima
    await noteBitacora(tx, ctx, { tipo: 'recordatoriosEnviados', datos: { personas }, idEmpresa, idClima })
    ringBell(tx, 'correo')
  })
  if (personas === 0) return 'No hay a quién recordar: nadie con correo tiene su encuesta sin terminar.'
  return `Se ${personas === 1 ? 'puso' : 'pusieron'} en cola ${formatCantidad(personas, 'recordatorio', 'recordatorios')}.`
}
