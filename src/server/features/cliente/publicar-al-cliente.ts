import { hasMinimo } from '../../../domain/climas/minimo-por-grupo.ts'
import type { RequestContext } from '../../context.ts'
import { conflict } from '../../errors.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { changeClima } from '../climas/change-clima.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { requireSesion } from '../sesion/require-sesion.ts'
import { deletePublicado, insertPublicado } from './publicados-store.ts'

/** What leaves the house is final, and under the minimum. */
function requirePublicable(clima: ClimaGuardado): void {
  if (!clima.cerrado)
    throw conflict('Se publica al cliente cuando la ronda está cerrada: antes las cifras aún cambian.')
  if (!hasMinimo(clima))
    throw conflict('Este clima no tiene mínimo por grupo: sus cifras podrían señalar a alguien.')
  if (clima.publicacion === 0) throw conflict('Contestaron muy pocas personas: no hay cifras que mostrar.')
}

export function publicarAlCliente(ctx: RequestContext, { idClima }: { idClima: string }): Promise<void> {
  return changeClima(ctx, idClima, async (tx, clima) => {
    requirePublicable(clima)
    const por = requireSesion(ctx).idUsuario
    if (!(await insertPublicado(tx, { idClima, desde: ctx.now(), por })))
      throw conflict('Ya está publicado al cliente.')
    const { anio, idEmpresa } = clima
    await noteBitacora(tx, ctx, { tipo: 'publicadoAlCliente', datos: { anio }, idEmpresa, idClima })
  })
}

/** From their next request on they see it no more. */
export function retirarDelCliente(ctx: RequestContext, { idClima }: { idClima: string }): Promise<void> {
  return changeClima(ctx, idClima, async (tx, { anio, idEmpresa }) => {
    if (!(await deletePublicado(tx, idClima))) throw conflict('No está publicado al cliente.')
    await noteBitacora(tx, ctx, { tipo: 'retiradoDelCliente', datos: { anio }, idEmpresa, idClima })
  })
}
