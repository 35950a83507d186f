import { changeClima } from '#features/climas/server/change-clima.ts'
import { removeClima } from '#features/climas/server/end-clima.ts'
import { deleteCorreosDeEncuestados } from '#features/invitados/server/encuestados/delete-correos.ts'
import { getNombreDeRecordatorio } from '#features/invitados/server/encuestados/recordatorios/send-recordatorio.ts'
import { deleteTrabajosDeClima } from '#features/trabajos/server/delete-trabajos-de-clima.ts'
import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import { ringBell } from '#server/context/bell.ts'
import type { AppContext } from '#server/context/context.ts'
import { beginErasure, noteRestos } from '#server/db/erase/erase-restos.ts'
import { type Destruccion, destroyLlave, noteLlaveSinUso } from '#server/llaves/destroy-llave.ts'
import { forgetMarca } from '#server/llaves/marcas-de-publicacion.ts'
import { deleteCorreosDeClima } from '#server/mail/correos-de-clima-store.ts'
import { deleteEmlFiles, deleteEmlFilesNamed } from '#server/mail/eml-transport.ts'

/** With everything that was asked, answered, sent and made in it. */
export async function deleteClima(ctx: AppContext, { idClima }: { idClima: string }): Promise<Destruccion> {
  const correos = await changeClima(ctx, idClima, async (tx, { encuestaActiva, idEmpresa, anio }) => {
    if (encuestaActiva) throw conflict('La encuesta está activa. Desactívala antes de eliminar el clima.')
    const borrados = [
      ...(await deleteCorreosDeEncuestados(tx, idClima)),
      ...(await deleteCorreosDeClima(tx, { idClima })),
    ]
    await deleteTrabajosDeClima(tx, idClima)
    await removeClima(tx, idClima)
    await noteLlaveSinUso(tx, idClima)
    await noteBitacora(tx, ctx, { tipo: 'climaEliminado', datos: { anio }, idEmpresa, idClima })
    await noteRestos(tx, ctx.now())
    return borrados
  })
  const destruccion = await destroyLlave(ctx, { idClima })
  await forgetMarca(ctx, idClima)
  await deleteEmlFiles(ctx.config.dataDir, correos)
  await deleteEmlFilesNamed(ctx.config.dataDir, getNombreDeRecordatorio(idClima))
  if (!(await beginErasure(ctx))) ringBell(ctx.db, 'cierre')
  return destruccion
}
