import { createLibro } from '../../../domain/resultados/libro/create-libro.ts'
import type { AppContext } from '../../context.ts'
import { renderLibro } from '../../excel/render-libro.ts'
import { getAjustes } from '../ajustes/get-ajustes.ts'
import { requireEmpresa } from '../empresas/get-empresas.ts'
import { getPreguntasAbiertas } from './get-preguntas-abiertas.ts'
import { getResultados } from './get-resultados.ts'

export const MIME_DE_EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The figures of a climate in one file; what people wrote only where asked for, which is never for a client. */
export async function renderExcel(
  ctx: Pick<AppContext, 'db' | 'config' | 'now'>,
  { idClima, conTextos }: { idClima: string; conTextos: boolean },
): Promise<{ idEmpresa: string; contenido: Buffer }> {
  const { clima, resultados, complementarias } = await getResultados(ctx, { idClima })
  const { nombre_comercial } = await requireEmpresa(ctx.db, clima.idEmpresa)
  const libro = createLibro({
    titulo: { ...clima, empresa: nombre_comercial },
    resultados,
    complementarias: complementarias(),
    abiertas: conTextos ? await getPreguntasAbiertas(ctx, { idClima }) : [],
  })
  const { papel } = await getAjustes(ctx)
  return { idEmpresa: clima.idEmpresa, contenido: await renderLibro({ ...libro, papel }) }
}
