import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { findClima } from '#features/climas/server/leer-clima.ts'
import type { AppContext } from '#server/context/context.ts'
import { findLlave } from '#server/llaves/create-llave.ts'
import type { Llave } from '#server/llaves/llave.ts'

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
