import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's defaults, which follow OWASP's recommendation (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** The hash of a password nobody knows: checking it makes an unknown user cost as long as a known one. */
const decoy = hash(crypto.randomUUID())

export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && passwordHash !== null
}
