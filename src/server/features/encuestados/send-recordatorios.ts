import { getDia } from '../../../domain/fechas/dia.ts'
import { formatCantidad } from '../../../domain/texto/cantidad.ts'
import { ringBell } from '../../bell.ts'
import type { AppContext } from '../../context.ts'
import { rateLimited } from '../../errors.ts'
import { requireCuotaDeCorreos } from '../ajustes/require-cuota-de-correos.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { requireClima } from '../climas/require-clima.ts'
import { listEstados } from '../encuesta/list-estados.ts'
import { findLlave } from '../llaves/find-llave.ts'
import { listEncuestados } from './encuestados-store.ts'
import { inClimaAbierto } from './in-clima-abierto.ts'
import { insertRonda } from './recordatorios/rondas-store.ts'

/** Outside the transaction, which is no place to derive thousands of tokens; who finishes meanwhile gets no mail. */
async function countSinTerminar(ctx: AppContext, idClima: string): Promise<number> {
  const { db } = ctx
  const clima = await requireClima(db, idClima)
  const llave = await findLlave(ctx, clima)
  if (!llave) return 0
  const idsEncuestados = (await listEncuestados(db, idClima)).flatMap(({ id, correo, sinRecordatorios }) =>
    correo && !sinRecordatorios ? [id] : [],
  )
  const estados = await listEstados(db, llave, { clima, idsEncuestados })
  return idsEncuestados.filter((id) => estados.get(id) !== 'Completa').length
}

/**
 * Begins a round: one row, from which the reminders go out (recordatorios/ronda-worker.ts). A mail each in the outbox would
 * point at whoever has not finished.
 */
export async function sendRecordatorios(ctx: AppContext, { idClima }: { idClima: string }): Promise<string> {
  const personas = await countSinTerminar(ctx, idClima)
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
