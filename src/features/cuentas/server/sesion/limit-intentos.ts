import { HORA_MS } from '#domain/fechas/duraciones.ts'
import { rateLimited } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { consumeLimite, type Limite, refundLimite } from '#server/db/limites.ts'
import { findUsuario, getClaveDeUsuario } from './usuarios-store.ts'

const QUINCE_MINUTOS = 15 * 60_000
const INTENTOS = 10
/** No name and no address is longer. */
const LARGO_MAXIMO = 256

/** An office is one network; whoever has more of them shall not have as many tries. */
const REDES_DE_UN_SITIO = 4

const listLugares = ({ address, site }: RequestContext): [lugar: string, veces: number][] =>
  site === address
    ? [[address, 1]]
    : [
        [address, 1],
        [site, REDES_DE_UN_SITIO],
      ]

const createLimite = (ctx: RequestContext, clave: string, quien: string, max: number): Limite => ({
  clave: `login:${clave}:${ctx.secret.sign('limites', quien)}`,
  max,
  ventanaMs: QUINCE_MINUTOS,
})

/** By what was typed: tries that a name and an address had together would tell that they are of one account. */
const listLimites = (ctx: RequestContext, escrito: string): Limite[] =>
  listLugares(ctx).flatMap(([lugar, veces]) => [
    createLimite(ctx, 'cuenta', `${escrito}\n${lugar}`, INTENTOS * veces),
    createLimite(ctx, 'direccion', lugar, 100 * veces),
  ])

/** An account has so many tries under both; beyond them none is right, and the answer is that of a wrong password. */
async function listLimitesDeCuenta(ctx: RequestContext, escrito: string): Promise<Limite[]> {
  const usuario = await findUsuario(ctx.db, escrito)
  return listLugares(ctx).map(([lugar, veces]) =>
    createLimite(ctx, 'persona', `${usuario?.id ?? escrito}\n${lugar}`, INTENTOS * veces),
  )
}

/** Once for as long as the account waits. The name that was typed is kept nowhere: it may be a password. */
async function noteBloqueo(ctx: RequestContext, idUsuario: string | undefined): Promise<void> {
  if (!idUsuario) return
  const clave = `bloqueo:${ctx.secret.sign('limites', idUsuario)}`
  if (!(await consumeLimite(ctx.db, ctx.now(), { clave, max: 1, ventanaMs: QUINCE_MINUTOS }))) return
  await noteBitacora(ctx.db, ctx, {
    tipo: 'intentosFallidos',
    datos: { veces: INTENTOS },
    idObjeto: idUsuario,
  })
}

async function limit<T>(
  ctx: RequestContext,
  limites: Limite[],
  { refused, intentar }: { refused: () => Error; intentar: () => Promise<T | null> },
): Promise<T | null> {
  const cuando = ctx.now()
  for (const limite of limites) {
    if (!(await consumeLimite(ctx.db, cuando, limite))) {
      ctx.log.warn('login refused: too many tries')
      throw refused()
    }
  }
  const result = await intentar()
  if (result !== null) for (const limite of limites) await refundLimite(ctx.db, limite, cuando)
  return result
}

/**
 * A try at an account's password, wherever it is typed. Only failures (null) count: each try is counted before it is
 * made, and given back when it succeeds.
 */
export async function limitIntentos<T>(
  ctx: RequestContext,
  usuarioOEmail: string,
  intentar: () => Promise<T | null>,
): Promise<T | null> {
  const refused = () => {
    // Nobody waits for it: an answer that took longer would tell that the account exists.
    void findUsuario(ctx.db, usuarioOEmail)
      .then((usuario) => noteBloqueo(ctx, usuario?.id))
      .catch((error) => ctx.log.warn({ err: error }, 'refused tries not noted'))
    return rateLimited('Demasiados intentos. Espera quince minutos y prueba de nuevo.')
  }
  const escrito = getClaveDeUsuario(usuarioOEmail.slice(0, LARGO_MAXIMO))
  return limit(ctx, listLimites(ctx, escrito), {
    refused,
    intentar: async () => {
      const deCuenta = await listLimitesDeCuenta(ctx, escrito)
      const cuando = ctx.now()
      let quedan = true
      for (const limite of deCuenta) quedan = (await consumeLimite(ctx.db, cuando, limite)) && quedan
      const result = await intentar()
      if (!quedan || result === null) return null
      for (const limite of deCuenta) await refundLimite(ctx.db, limite, cuando)
      return result
    },
  })
}

/** Codes of six digits can be guessed from many addresses at once, so an account has so many tries from all of them. */
export function limitCodigos<T>(
  ctx: RequestContext,
  idUsuario: string,
  intentar: () => Promise<T | null>,
): Promise<T | null> {
  const clave = `codigo:${ctx.secret.sign('limites', idUsuario)}`
  const refused = () => rateLimited('Demasiados intentos. Espera una hora y prueba de nuevo.')
  return limit(ctx, [{ clave, max: INTENTOS, ventanaMs: HORA_MS }], { refused, intentar })
}
