import { checkPassword } from '../../domain/sesion/check-password.ts'
import type { Config } from '../config.ts'
import { badUserInput } from '../errors.ts'
import { getFirma } from '../mail/firma.ts'
import { isCommonPassword } from './common-passwords.ts'

interface Nueva {
  usuario: string
  correo: string
  password: string
}

/** Wherever a password is set: the command line, the first account, the account's own screen. */
export async function requirePassword(config: Config, { usuario, correo, password }: Nueva): Promise<void> {
  const problema = checkPassword(password, [usuario, correo, getFirma(config)])
  if (problema) throw badUserInput(problema)
  if (await isCommonPassword(password)) {
    throw badUserInput('Esa contraseña es de las más usadas y de las primeras que se prueban. Elige otra.')
  }
}
