import { requireClima } from '#features/climas/server/require-clima.ts'
import type { AppContext } from '#server/context/context.ts'
import { countCorreosFallidos } from './count-correos-fallidos.ts'

/** Of one climate. After the close nobody is written to any more: then there is nothing to mend. */
export async function getCorreosFallidos(
  ctx: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<number> {
  const { cerrado } = await requireClima(ctx.db, idClima)
  return cerrado ? 0 : ((await countCorreosFallidos(ctx)).get(idClima) ?? 0)
}
