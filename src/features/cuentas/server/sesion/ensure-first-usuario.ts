import { randomBytes } from 'node:crypto'
import { AppError } from '#server/base/errors.ts'
import { ConfigError } from '#server/context/config.ts'
import type { AppContext } from '#server/context/context.ts'
import { insertUsuario } from './insert-usuario.ts'
import { findProblemaDePassword } from './passwords.ts'
import { hasUsuarios } from './usuarios-store.ts'

export interface FirstLogin {
  usuario: string
  /** Null where it was given: only one that was made up is to be printed, once. */
  password: string | null
  easilyGuessed: boolean
}

/**
 * Makes the first staff account when there is none. Whoever runs the machine may give it any password that is long
 * enough: a system that does not start would be worse than a warning.
 */
export async function ensureFirstUsuario(
  ctx: Pick<AppContext, 'db' | 'now' | 'config'>,
): Promise<FirstLogin | null> {
  if (await hasUsuarios(ctx.db)) return null
  const { usuario, correo } = ctx.config.admin
  const password = ctx.config.admin.password ?? randomBytes(12).toString('base64url')
  try {
    await insertUsuario(ctx, { usuario, correo, password })
  } catch (error) {
    // Another node starting at the same moment made it first.
    if (error instanceof AppError && error.code === 'CONFLICT') return null
    if (!(error instanceof AppError)) throw error
    throw new ConfigError(`ADMIN_USUARIO or ADMIN_CORREO will not do for the first account. ${error.message}`)
  }
  const easilyGuessed = (await findProblemaDePassword(ctx, { usuario, correo, password })) !== null
  return { usuario, password: ctx.config.admin.password ? null : password, easilyGuessed }
}
