import type { CVEliminado } from '#contract/schema.generated.ts'
import { DIAS_EN_ELIMINADOS, formatNombreCompleto } from '#domain/cvs/cv.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { type Pagina, requirePagina } from '../cvs.ts'
import { changeToVencido, listEliminados } from '../cvs-store.ts'

const PLAZO_MS = DIAS_EN_ELIMINADOS * DIA_MS

export async function getCvsEliminados(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  pagina: Pagina,
): Promise<CVEliminado[]> {
  const { limit, cursor } = requirePagina(pagina)
  const eliminados = await listEliminados(db, now() - PLAZO_MS, { limit, offset: cursor })
  return eliminados.map(({ id, correo, borrado, ...nombres }) => ({
    id,
    nombre: formatNombreCompleto(nombres),
    correo,
    eliminado: borrado,
    seBorra: borrado + PLAZO_MS,
  }))
}

/** Nobody brings it back from here on; the purge erases it at its next round, a moment later. */
export async function deleteCvEliminado(ctx: AppContext, { idCv }: { idCv: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await changeToVencido(tx, idCv, ctx.now() - PLAZO_MS)))
      throw notFound('Ese CV ya no está en Eliminados.')
    await noteBitacora(tx, ctx, { tipo: 'cvBorrado', idObjeto: idCv })
  })
}
