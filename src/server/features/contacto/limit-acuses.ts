import type { AppContext } from '../../context.ts'
import { consumeLimite } from '../../db/limites.ts'

const DIA = 24 * 3_600_000
const ACUSES_POR_DIA = 2

/** Anybody can write anybody's address into the form: nobody is to get more than these few mails for it. */
export function mayAcknowledge(ctx: AppContext, correo: string): Promise<boolean> {
  const clave = `acuses:${ctx.secret.sign('limites', correo.toLowerCase())}`
  return consumeLimite(ctx.db, ctx.now(), { clave, max: ACUSES_POR_DIA, ventanaMs: DIA })
}
