import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { changeClima, isCerrandose } from '#features/climas/server/cambiar-clima.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireSesion } from '#features/cuentas/server/sesion/permisos.ts'
import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { PLANTILLA_DE_RESULTADOS, sendAvisosACliente } from './avisos-a-cliente.ts'
import { deletePublicado, insertPublicado } from './publicados-store.ts'

type Publicable = Pick<ClimaGuardado, 'cerrado' | 'minimoPorGrupo' | 'publicacion'>

/** Figures that leave the house are final, and under the minimum. Returns why they may not leave, as a person reads it; null: they may. */
export function findImpedimento(clima: Publicable): string | null {
  if (!clima.cerrado)
    return 'Se publica al cliente cuando la ronda está cerrada: lo publicado ya es fijo, pero hasta el cierre puede crecer la base y sumarse otro bloque.'
  if (!hasMinimo(clima)) return 'Este clima no tiene mínimo por grupo: sus cifras podrían señalar a alguien.'
  return clima.publicacion === 0 ? 'Contestaron muy pocas personas: no hay cifras que mostrar.' : null
}

export function requirePublicable(clima: Publicable): void {
  const impedimento = findImpedimento(clima)
  if (impedimento) throw conflict(impedimento)
}

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

/** People who were told of it. */
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
