import { changeClima } from '#features/climas/server/change-clima.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { isCerrandose } from '#features/climas/server/end-clima.ts'
import { requireSesion } from '#features/cuentas/server/sesion/require-sesion.ts'
import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { PLANTILLA_DE_RESULTADOS } from './plantillas-cliente.ts'
import { deletePublicado, insertPublicado } from './publicados-store.ts'
import { requirePublicable } from './require-publicable.ts'
import { sendAvisosACliente } from './send-avisos-a-cliente.ts'

const CERRANDOSE =
  'La ronda se está cerrando y todavía puede sumarse un bloque. Publícala al cliente dentro de un momento.'

/** False where the clients see it already. */
export async function showRonda(tx: Tx, ctx: RequestContext, clima: ClimaGuardado): Promise<boolean> {
  requirePublicable(clima)
  const { id: idClima, anio, idEmpresa } = clima
  if (await isCerrandose(tx, idClima)) throw conflict(CERRANDOSE)
  const por = requireSesion(ctx).idUsuario
  if (!(await insertPublicado(tx, { idClima, desde: ctx.now(), por }))) return false
  await noteBitacora(tx, ctx, { tipo: 'publicadoAlCliente', datos: { anio }, idEmpresa, idClima })
  return true
}

/** How many people were told of it. */
export function publicarAlCliente(ctx: RequestContext, { idClima }: { idClima: string }): Promise<number> {
  return changeClima(ctx, idClima, async (tx, clima) => {
    if (!(await showRonda(tx, ctx, clima))) throw conflict('Ya está publicado al cliente.')
    const datos = { idClima, desde: ctx.now() }
    return sendAvisosACliente(tx, ctx, {
      idEmpresa: clima.idEmpresa,
      plantilla: PLANTILLA_DE_RESULTADOS,
      datos,
    })
  })
}

/** From their next request on they see it no more. */
export function retirarDelCliente(ctx: RequestContext, { idClima }: { idClima: string }): Promise<void> {
  return changeClima(ctx, idClima, async (tx, { anio, idEmpresa }) => {
    if (!(await deletePublicado(tx, idClima))) throw conflict('No está publicado al cliente.')
    await noteBitacora(tx, ctx, { tipo: 'retiradoDelCliente', datos: { anio }, idEmpresa, idClima })
  })
}
