import type { AppContext } from '../../context.ts'
import { insertCorreos } from '../../mail/insert-correo.ts'
import { deleteCorreosEnCola } from '../../mail/outbox-store.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { requireClima } from '../climas/require-clima.ts'
import { listEstados } from '../encuesta/list-estados.ts'
import { findLlave } from '../llaves/find-llave.ts'
import { listEncuestados } from './encuestados-store.ts'
import { formatCantidad } from './frases.ts'
import { inClimaAbierto } from './in-clima-abierto.ts'
import { buildCorreo } from './plantillas-encuestados.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'
import { requireCuotaDeCorreos } from './require-cuota-de-correos.ts'

/** Outside the transaction, which is no place to derive thousands of tokens; who finishes meanwhile gets no mail. */
async function listSinTerminar(ctx: AppContext, idClima: string): Promise<Set<string>> {
  const { db } = ctx
  const clima = await requireClima(db, idClima)
  const llave = await findLlave(ctx, clima)
  if (!llave) return new Set()
  const idsEncuestados = (await listEncuestados(db, idClima)).flatMap(({ id, correo, sinRecordatorios }) =>
    correo && !sinRecordatorios ? [id] : [],
  )
  const estados = await listEstados(db, llave, { clima, idsEncuestados })
  return new Set(idsEncuestados.filter((id) => estados.get(id) !== 'Completa'))
}

/** One mail each: a reminder says all that an invitation says, and takes the place of one that still waits. */
export async function sendRecordatorios(ctx: AppContext, { idClima }: { idClima: string }): Promise<string> {
  const sinTerminar = await listSinTerminar(ctx, idClima)
  const cerrado = 'El clima está cerrado: ya no hay nada que recordar.'
  const cantidad = await inClimaAbierto(ctx, { idClima, cerrado }, async (tx, { clima }) => {
    const faltan = (await listEncuestados(tx, idClima)).filter(({ id }) => sinTerminar.has(id))
    await deleteCorreosEnCola(
      tx,
      faltan.map(({ id }) => getReferenciaDeCorreo(id)),
    )
    const correos = faltan.map(({ id, correo }) =>
      buildCorreo('recordatorio', { idClima, idEncuestado: id }, correo!),
    )
    await insertCorreos(tx, correos, ctx.now())
    const personas = correos.length
    await requireCuotaDeCorreos(tx, ctx, personas)
    if (personas > 0) {
      const { idEmpresa } = clima
      await noteBitacora(tx, ctx, { tipo: 'recordatoriosEnviados', datos: { personas }, idEmpresa, idClima })
    }
    return personas
  })
  if (cantidad === 0) return 'No hay a quién recordar: nadie con correo tiene su encuesta sin terminar.'
  return `Se ${cantidad === 1 ? 'puso' : 'pusieron'} en cola ${formatCantidad(cantidad, 'recordatorio', 'recordatorios')}.`
}
