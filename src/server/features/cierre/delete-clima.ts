import { ringBell } from '../../bell.ts'
import type { AppContext } from '../../context.ts'
import { beginErasure, noteRestos } from '../../db/erase/erase-restos.ts'
import { conflict } from '../../errors.ts'
import { deleteCorreosDeClima } from '../../mail/correos-de-clima-store.ts'
import { deleteEmlFiles, deleteEmlFilesNamed } from '../../mail/eml-transport.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { changeClima } from '../climas/change-clima.ts'
import { removeClima } from '../climas/end-clima.ts'
import { deleteCorreosDeEncuestados } from '../encuestados/delete-correos.ts'
import { getNombreDeRecordatorio } from '../encuestados/recordatorios/send-recordatorio.ts'
import { type Destruccion, destroyLlave, noteLlaveSinUso } from '../llaves/destroy-llave.ts'
import { forgetMarca } from '../llaves/marcas-de-publicacion.ts'
import { deleteTrabajosDeClima } from '../trabajos/delete-trabajos-de-clima.ts'

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
