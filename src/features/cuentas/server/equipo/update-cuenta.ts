import { type CuentaEscrita, parseCuenta } from '#domain/equipo/cuenta.ts'
import { empresaNotFound } from '#features/empresas/server/empresa-not-found.ts'
import { requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { endTrabajos } from '../sesion/end-sesiones.ts'
import { changeCuenta } from './change-cuenta.ts'
import { listIdsDeEmpresas, replaceEmpresas, updateCuentaRow } from './equipo-store.ts'

/** Name, role and companies; the address stays, for the invitation and a forgotten password go there. */
export function updateCuenta(
  ctx: RequestContext,
  { idCuenta, ...escrita }: Omit<CuentaEscrita, 'correo'> & { idCuenta: string },
): Promise<void> {
  return changeCuenta(ctx, idCuenta, async (tx, anterior) => {
    const { nombre, rol, idsEmpresas } = requireValor(parseCuenta({ ...escrita, correo: anterior.correo }))
    const antes = await listIdsDeEmpresas(tx, idCuenta)
    await updateCuentaRow(tx, idCuenta, { nombre, rol })
    if (!(await replaceEmpresas(tx, idCuenta, idsEmpresas))) throw empresaNotFound()
    if (rol === 'cliente') await endTrabajos(tx, idCuenta)
    if (rol !== anterior.rol) {
      const datos = { de: anterior.rol, a: rol }
      await noteBitacora(tx, ctx, { tipo: 'rolCambiado', datos, idObjeto: idCuenta })
    }
    if ([...idsEmpresas].sort().join() !== antes.join()) {
      const datos = { empresas: idsEmpresas.length }
      await noteBitacora(tx, ctx, { tipo: 'empresasDeCuentaCambiadas', datos, idObjeto: idCuenta })
    }
  })
}
