import type { Papel } from '#contract/schema.generated.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import type { AppContext } from '#server/context/context.ts'
import { requireLote } from '#server/llaves/lotes/lotes.ts'
import { requireGrupo } from '../encuestados/insert-invitaciones.ts'
import { requireLoteDePapel } from './draw-captura.ts'
import { createCuestionario } from './pdf/create-cuestionario.ts'
import { findEncabezado } from './pdf/encabezado.ts'
import { renderArchivo } from './pdf/render-archivo.ts'

/** One copy, which is the same for everybody of the group: how many are printed is the printer's business. */
export async function getCuestionarioEnPapel(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { idClima, lote: numero, papel }: { idClima: string; lote: number; papel: Papel },
): Promise<string> {
  const clima = await requireClima(ctx.db, idClima)
  const lote = requireLoteDePapel(await requireLote(ctx.db, idClima, numero))
  const encabezado = await findEncabezado(ctx, clima, requireGrupo(clima, lote.idGrupo))
  const { minimoPorGrupo, definicion } = clima
  return renderArchivo(
    await createCuestionario({
      ...encabezado,
      lote: numero,
      papel,
      minimoPorGrupo,
      cuestionario: definicion.cuestionario,
    }),
  )
}
