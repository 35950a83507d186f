import { checkPassword } from '#domain/sesion/check-password.ts'
import { badUserInput } from '#server/base/errors.ts'
import type { Config } from '#server/context/config.ts'
import { getFirma } from '#server/mail/firma.ts'
import { isCommonPassword } from './common-passwords.ts'

interface Nueva {
  usuario: string
  correo: string
  password: string
}

/** What is wrong with a new password, or null. */
export async function findProblemaDePassword(
  config: Config,
  { usuario, correo, password }: Nueva,
): Promise<string | null> {
  const problema = checkPassword(password, [usuario, correo, getFirma(config)])
  if (problema) return problema
  if (!(await isCommonPassword(password))) return null
  return 'Esa contraseña es de las más usadas y de las primeras que se prueban. Elige otra.'
}

/** Wherever staff set a password: the command line, the account's own screen. */
export async function requirePassword(config: Config, nueva: Nueva): Promise<void> {
  const problema = await findProblemaDePassword(config, nueva)
  if (problema) throw badUserInput(problema)
}
