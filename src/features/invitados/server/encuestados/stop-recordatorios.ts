import { findClima } from '#features/climas/server/find-clima.ts'
import type { AppContext } from '#server/context/context.ts'
import { findLlave } from '#server/llaves/find-llave.ts'
import { stopRecordatoriosRow } from './encuestados-store.ts'
import { openCodigoDeBaja } from './sobres.ts'

/** Whoever got the mail wants no more reminders. False where the link leads to nobody, who gets none either. */
export async function stopRecordatorios(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima, codigo }: { idClima: string; codigo: string },
): Promise<boolean> {
  const clima = await findClima(ctx.db, { idClima })
  const llave = clima && (await findLlave(ctx, clima))
  const idEncuestado = llave && openCodigoDeBaja(llave, codigo)
  return idEncuestado ? stopRecordatoriosRow(ctx.db, idClima, idEncuestado) : false
}
