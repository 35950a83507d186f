import { randomUUID } from 'node:crypto'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { HORA_MS } from '#domain/fechas/duraciones.ts'
import { badUserInput, rateLimited } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { consumeLimite } from '#server/db/limites.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { getClaveDeUsuario } from '../usuarios-store.ts'
import { PLANTILLA_DE_OLVIDO } from './plantillas-sesion.ts'

const POR_CUENTA = 3
const POR_DIRECCION = 20

/**
 * The same for every address, in what is answered, done and written: whether there is an account is found out by the
 * mail's template as it is sent, and where there is none the mail goes unsent.
 */
export async function requestPassword(ctx: RequestContext, { correo }: { correo: string }): Promise<void> {
  const para = correo.trim()
  if (!isCorreo(para)) throw badUserInput('Escribe el correo de tu cuenta, como ana@empresa.com.')
  const limites = [
    { clave: `olvido:direccion:${ctx.secret.sign('limites', ctx.address)}`, max: POR_DIRECCION },
    { clave: `olvido:cuenta:${ctx.secret.sign('limites', getClaveDeUsuario(para))}`, max: POR_CUENTA },
  ]
  for (const limite of limites) {
    if (!(await consumeLimite(ctx.db, ctx.now(), { ...limite, ventanaMs: HORA_MS })))
      throw rateLimited('Ya pediste varios enlaces. Revisa tu correo, o espera una hora y prueba de nuevo.')
  }
  const datos = { correo: para, idEnlace: randomUUID() }
  await inTransaction(ctx.db, (tx) =>
    insertCorreo(tx, { plantilla: PLANTILLA_DE_OLVIDO, datos, para }, ctx.now()),
  )
}
