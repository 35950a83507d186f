import { conflict } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { getFirma } from '#server/mail/firma.ts'
import { insertSegundoFactor } from '../factores-store.ts'
import { requirePasswordActual } from '../require-password-actual.ts'
import { requirePrimerFactor } from '../require-primer-factor.ts'
import { PROPOSITO_DE_FACTOR } from './find-prueba.ts'
import { seal } from './sealed.ts'
import { createSecreto, encodeBase32, formatUri } from './totp.ts'

/** What the phone is shown. It is asked for at the login only once it is activated. */
export async function prepareSegundoFactor(
  ctx: RequestContext,
  { password }: { password: string },
): Promise<{ clave: string; uri: string }> {
  const usuario = await requirePasswordActual(ctx, password)
  await requirePrimerFactor(ctx, ctx.db)
  const secreto = createSecreto()
  const sealed = seal(ctx.secret, PROPOSITO_DE_FACTOR, secreto)
  const inserted = await inTransaction(ctx.db, (tx) => insertSegundoFactor(tx, usuario.id, sealed))
  if (!inserted) throw conflict('Ya tienes un segundo factor. Retíralo antes de activar otro.')
  const uri = formatUri({ firma: getFirma(ctx.config), cuenta: usuario.usuario, secreto })
  return { clave: encodeBase32(secreto), uri }
}
