import { hash, verify } from '@node-rs/argon2'
import { Turnos } from '#server/base/turnos.ts'
import { type Db, getMemory } from '#server/db/engine/database.ts'

/** The threads that check passwords also read the site's files and compress: some of them are always left for that. */
const createTurnos = () => new Turnos(2)

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
): Promise<boolean> {
  const matches = await getMemory(db)
    .get(createTurnos)
    .run(() => verify(passwordHash ?? DECOY, password))
  return matches && passwordHash !== null
}
