import { createLibro } from '../../../domain/resultados/libro/create-libro.ts'
import type { AppContext } from '../../context.ts'
import { renderLibro } from '../../excel/render-libro.ts'
import { getAjustes } from '../ajustes/get-ajustes.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { requireEmpresa } from '../empresas/get-empresas.ts'
import { getPreguntasAbiertas } from './get-preguntas-abiertas.ts'
import { getResultados } from './get-resultados.ts'

const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Everything in one file, as a data URL (contract). */
export async function getExcel(
  ctx: Pick<AppContext, 'db' | 'config' | 'now'>,
  { idClima }: { idClima: string },
): Promise<string> {
  const { clima, resultados, complementarias } = await getResultados(ctx, { idClima })
  const { nombre_comercial } = await requireEmpresa(ctx.db, clima.idEmpresa)
  const libro = createLibro({
    titulo: { ...clima, empresa: nombre_comercial },
    resultados,
    complementarias,
    abiertas: await getPreguntasAbiertas(ctx, { idClima }),
  })
  const { papel } = await getAjustes(ctx)
  const file = await renderLibro({ ...libro, papel })
  await noteBitacora(ctx.db, ctx, { tipo: 'excelDescargado', idEmpresa: clima.idEmpresa, idClima })
  return `data:${TIPO};base64,${file.toString('base64')}`
}
