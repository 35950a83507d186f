import { hash, verify } from '@node-rs/argon2'
import { checkPassword } from '#domain/sesion/check-password.ts'
import { badUserInput, rateLimited } from '#server/base/errors.ts'
import { Turnos } from '#server/base/turnos.ts'
import type { AppContext } from '#server/context/context.ts'
import { type Db, getMemory } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { findNombreDeFirma } from '#server/mail/direccion.ts'
import { tellCambio } from './avisos/tell-cambio.ts'
import { isCommonPassword } from './common-passwords.ts'
import { listLlavesDeAcceso } from './llaves-de-acceso-store.ts'
import { type Usuario, updatePassword } from './usuarios-store.ts'

/**
 * The threads that check passwords also read the site's files and compress: some of them are always left for that. What
 * waits is bounded: a hundred checks take some two seconds.
 */
const createTurnos = () =>
  new Turnos(2, {
    deUno: 20,
    deTodos: 100,
    refuse: () => rateLimited('Hay demasiados intentos a la vez. Prueba de nuevo en un momento.'),
  })

/** argon2id with the library's defaults, which follow OWASP's recommendation (19 MiB, 2 passes). */
export const hashPassword = (db: Db, password: string): Promise<string> =>
  getMemory(db)
    .get(createTurnos)
    .run(() => hash(password))

/** The hash of a password nobody knows: checking it makes an unknown user cost as long as a known one. */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$ylheuRcUZgERmbbEFcj3rw$NZj26VpACb88o7hwnPrcknsCPo+kHvuNxrVLvzjADe8'

export async function verifyPassword(
  db: Db,
  passwordHash: string | null,
  password: string,
  /** The one who tries, and whether they still wait for it. */
  { site = '', signal }: { site?: string; signal?: AbortSignal } = {},
): Promise<boolean> {
  const matches = await getMemory(db)
    .get(createTurnos)
    .run(() => verify(passwordHash ?? DECOY, password), signal, site)
  return matches && passwordHash !== null
}

interface Nueva {
  usuario: string
  correo: string
  password: string
}

/** The problem of a new password, or null. */
export async function findProblemaDePassword(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { usuario, correo, password }: Nueva,
): Promise<string | null> {
  const problema = checkPassword(password, [usuario, correo, await findNombreDeFirma(ctx)])
  if (problema) return problema
  if (!(await isCommonPassword(password))) return null
  return 'Esa contraseña es de las más usadas y de las primeras que se prueban. Elige otra.'
}

/** Wherever staff set a password: the command line, the account's own screen. */
export async function requirePassword(ctx: Pick<AppContext, 'db' | 'config'>, nueva: Nueva): Promise<void> {
  const problema = await findProblemaDePassword(ctx, nueva)
  if (problema) throw badUserInput(problema)
}

/** By whoever runs the machine, who need not know the old one. */
export async function changePassword(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  { usuario, password }: { usuario: Usuario; password: string },
): Promise<void> {
  await requirePassword({ db, config }, { ...usuario, password })
  const passwordHash = await hashPassword(db, password)
  const idUsuario = usuario.id
  await inTransaction(db, async (tx) => {
    await updatePassword(tx, { idUsuario, passwordHash })
    const quedan = (await listLlavesDeAcceso(tx, idUsuario)).map(({ nombre }) => nombre)
    await tellCambio(tx, { now }, { idUsuario, tipo: 'passwordCambiada', quedan })
  })
}
