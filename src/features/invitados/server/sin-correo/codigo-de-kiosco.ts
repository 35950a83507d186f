import { findClima } from '#features/climas/server/leer-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { rateLimited } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { consumeLimite, isLimiteAgotado } from '#server/db/limites.ts'
import { findLlaveSiEsta } from '#server/llaves/create-llave.ts'
import { deriveValor, type Llave } from '#server/llaves/llave.ts'

const QUINCE_MINUTOS = 15 * 60_000
const UNA_HORA = 60 * 60_000
/** Tries of one climate from one site, which an office is: from here on whoever types a wrong one is told to wait. */
const FALLOS_DE_ALGUIEN = 20
/** From here on the right one is refused too, or all of them could be tried. */
const FALLOS_DE_UN_SITIO = 200
/** Tries of one climate from wherever, in an hour: whoever has many sites needs weeks for half of the codes. */
const FALLOS_DE_TODOS = 1_000

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
  const { db, now, secret, site } = ctx
  const limite = {
    clave: `kiosco:${secret.sign('limites', `${site} ${idClima}`)}`,
    ventanaMs: QUINCE_MINUTOS,
  }
  const deTodos = {
    clave: `kiosco:${secret.sign('limites', idClima)}`,
    max: FALLOS_DE_TODOS,
    ventanaMs: UNA_HORA,
  }
  for (const uno of [{ ...limite, max: FALLOS_DE_UN_SITIO }, deTodos]) {
    if (await isLimiteAgotado(db, now(), uno)) throw demasiados()
  }
  const clima = await findClima(db, { idClima })
  if (!clima || clima.cerrado) return true
  const llave = await findLlaveSiEsta(ctx, clima)
  if (llave && codigo.trim() === computeCodigo(llave)) return true
  await consumeLimite(db, now(), deTodos)
  if (!(await consumeLimite(db, now(), { ...limite, max: FALLOS_DE_ALGUIEN }))) throw demasiados()
  return false
}

const demasiados = () =>
  rateLimited('Se probaron demasiados códigos. Espera unos minutos y vuelve a intentarlo.')
