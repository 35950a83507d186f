import type { AppContext } from '../../context.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { findClima } from '../climas/find-clima.ts'
import { findLlave } from '../llaves/find-llave.ts'
import type { Llave } from '../llaves/llave.ts'

/** llave: null once closed. Without it nobody finds a token's sheet and texts again. */
export interface ClimaConLlave {
  clima: ClimaGuardado
  llave: Llave | null
}

export async function findClimaConLlave(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  idClima: string,
): Promise<ClimaConLlave | null> {
  const clima = await findClima(ctx.db, { idClima })
  return clima && { clima, llave: await findLlave(ctx, clima) }
}
