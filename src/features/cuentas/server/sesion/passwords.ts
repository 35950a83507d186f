import { hash, verify } from '@node-rs/argon2'
import { rateLimited } from '#server/base/errors.ts'
import { Turnos } from '#server/base/turnos.ts'
import { type Db, getMemory } from '#server/db/engine/database.ts'

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
  /** Who tries, and whether they still wait for it. */
  { site = '', signal }: { site?: string; signal?: AbortSignal } = {},
): Promise<boolean> {
  const matches = await getMemory(db)
    .get(createTurnos)
    .run(() => verify(passwordHash ?? DECOY, password), signal, site)
  return matches && passwordHash !== null
}
