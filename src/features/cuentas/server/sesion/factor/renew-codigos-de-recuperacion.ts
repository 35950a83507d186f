import { conflict } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { hasSegundoFactor, replaceCodigosDeRecuperacion } from '../factores-store.ts'
import { requirePasswordActual } from '../require-password-actual.ts'
import { createCodigosDeRecuperacion, hashCodigoDeRecuperacion } from './codigos-de-recuperacion.ts'

/** Ten new ones; those of before open nothing any more. */
export async function renewCodigosDeRecuperacion(
  ctx: RequestContext,
  { password }: { password: string },
): Promise<string[]> {
  const { id: idUsuario } = await requirePasswordActual(ctx, password)
  const codigos = createCodigosDeRecuperacion()
  const hashes = codigos.map((codigo) => hashCodigoDeRecuperacion(ctx.secret, idUsuario, codigo)!)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await hasSegundoFactor(tx, idUsuario))) throw conflict('Activa primero tu segundo factor.')
    await replaceCodigosDeRecuperacion(tx, idUsuario, hashes)
  })
  return codigos
}
