import { findClima } from '#features/climas/server/find-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { rateLimited } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { consumeLimite, isLimiteAgotado } from '#server/db/limites.ts'
import { findLlaveSiEsta } from '#server/llaves/find-llave.ts'
import { deriveValor, type Llave } from '#server/llaves/llave.ts'

const QUINCE_MINUTOS = 15 * 60_000
/** Of one climate from one address, which an office shares: from here on whoever types a wrong one is told to wait. */
const FALLOS_DE_ALGUIEN = 20
/** From here on the right one is refused too, or all of them could be tried. */
const FALLOS_DE_TODOS = 200

/** Six digits of the climate's own: they let a tablet out of the survey, and nobody into anything. */
const computeCodigo = (llave: Llave) =>
  String(deriveValor(llave, 'kiosco', 'salida').readUInt32BE() % 1_000_000).padStart(6, '0')

export async function getCodigoDeKiosco(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima }: { idClima: string },
): Promise<string | null> {
  const llave = await findLlaveSiEsta(ctx, await requireClima(ctx.db, idClima))
  return llave && computeCodigo(llave)
}

/** A closed climate lets every tablet go. */
export async function checkCodigoDeKiosco(
  ctx: RequestContext,
  { idClima, codigo }: { idClima: string; codigo: string },
): Promise<boolean> {
  const { db, now, secret, address } = ctx
  const limite = {
    clave: `kiosco:${secret.sign('limites', `${address} ${idClima}`)}`,
    ventanaMs: QUINCE_MINUTOS,
  }
  if (await isLimiteAgotado(db, now(), { ...limite, max: FALLOS_DE_TODOS })) throw demasiados()
  const clima = await findClima(db, { idClima })
  if (!clima || clima.cerrado) return true
  const llave = await findLlaveSiEsta(ctx, clima)
  if (llave && codigo.trim() === computeCodigo(llave)) return true
  if (!(await consumeLimite(db, now(), { ...limite, max: FALLOS_DE_ALGUIEN }))) throw demasiados()
  return false
}

const demasiados = () =>
  rateLimited('Se probaron demasiados códigos. Espera unos minutos y vuelve a intentarlo.')
