import { hash, verify } from '@node-rs/argon2'
import { badUserInput } from '../errors.ts'

const MINIMO = 10
const MAXIMO = 256

export function requirePassword(password: string): void {
  if (password.length < MINIMO || password.length > MAXIMO) {
    throw badUserInput(`La contraseña lleva de ${MINIMO} a ${MAXIMO} caracteres.`)
  }
}

/** argon2id with the library's defaults, which follow OWASP's recommendation (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** The hash of a password nobody knows: checking it makes an unknown user cost as long as a known one. */
const decoy = hash(crypto.randomUUID())

export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && passwordHash !== null
}
