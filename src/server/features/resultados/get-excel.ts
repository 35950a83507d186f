import { createLibro } from '../../../domain/resultados/libro/create-libro.ts'
import type { AppContext } from '../../context.ts'
import { requireEmpresa } from '../empresas/get-empresas.ts'
import { renderLibro } from './excel/render-libro.ts'
import { getPreguntasAbiertas } from './get-preguntas-abiertas.ts'
import { getResultados } from './get-resultados.ts'

const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Everything in one file, as a data URL (contract). */
export async function getExcel(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { idClima }: { idClima: string },
): Promise<string> {
  const { clima, resultados, complementarias } = await getResultados(ctx, { idClima })
  const { nombre_comercial } = await requireEmpresa(ctx.db, clima.idEmpresa)
  const libro = createLibro({
    titulo: { empresa: nombre_comercial, anio: clima.anio, baseDeCalculo: clima.baseDeCalculo },
    resultados,
    complementarias,
    abiertas: await getPreguntasAbiertas(ctx, { idClima }),
  })
  return `data:${TIPO};base64,${(await renderLibro(libro)).toString('base64')}`
}
