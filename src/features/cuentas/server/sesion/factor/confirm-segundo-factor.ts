import { badUserInput, conflict } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import {
  changeEstadoDeFactor,
  findSegundoFactor,
  replaceCodigosDeRecuperacion,
  takePaso,
} from '../factores-store.ts'
import { limitCodigos } from '../limit-intentos.ts'
import { requirePrimerFactor } from '../require-primer-factor.ts'
import { requireSesion } from '../require-sesion.ts'
import { createCodigosDeRecuperacion, hashCodigoDeRecuperacion } from './codigos-de-recuperacion.ts'
import { PROPOSITO_DE_FACTOR } from './find-prueba.ts'
import { openSealed } from './sealed.ts'
import { findPaso } from './totp.ts'

/** The phone's first code shows that both understand each other; the answer is the recovery codes, this once. */
export async function confirmSegundoFactor(
  ctx: RequestContext,
  { codigo }: { codigo: string },
): Promise<string[]> {
  const { idUsuario } = requireSesion(ctx)
  await requirePrimerFactor(ctx, ctx.db)
  const found = await findSegundoFactor(ctx.db, idUsuario)
  if (!found || found.estado === 'activo')
    throw conflict('Empieza de nuevo: no hay un segundo factor por confirmar.')
  const secreto = openSealed(ctx.secret, PROPOSITO_DE_FACTOR, found.secreto)
  const paso = await limitCodigos(ctx, idUsuario, async () => findPaso(secreto, codigo, ctx.now()))
  if (paso === null) throw badUserInput('Ese código no coincide. Espera el siguiente y escríbelo.')
  const codigos = createCodigosDeRecuperacion()
  const hashes = codigos.map((cada) => hashCodigoDeRecuperacion(ctx.secret, idUsuario, cada)!)
  await inTransaction(ctx.db, async (tx) => {
    const used = await takePaso(tx, idUsuario, paso)
    const changed = used && (await changeEstadoDeFactor(tx, { idUsuario, de: 'preparado', a: 'confirmado' }))
    if (!changed) throw badUserInput('Ese código ya se usó. Espera el siguiente y escríbelo.')
    await replaceCodigosDeRecuperacion(tx, idUsuario, hashes)
  })
  return codigos
}
