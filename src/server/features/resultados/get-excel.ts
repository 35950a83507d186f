import type { AppContext } from '../../context.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { MIME_DE_EXCEL, renderExcel } from './render-excel.ts'

/** Everything in one file, as a data URL (contract). */
export async function getExcel(
  ctx: Pick<AppContext, 'db' | 'config' | 'now'>,
  { idClima }: { idClima: string },
): Promise<string> {
  const { idEmpresa, contenido } = await renderExcel(ctx, { idClima, conTextos: true })
  await noteBitacora(ctx.db, ctx, { tipo: 'excelDescargado', idEmpresa, idClima })
  return `data:${MIME_DE_EXCEL};base64,${contenido.toString('base64')}`
}
