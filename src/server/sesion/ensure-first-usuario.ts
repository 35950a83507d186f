import { randomBytes } from 'node:crypto'
import { ConfigError } from '../config.ts'
import type { AppContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { insertUsuario } from './insert-usuario.ts'
import { hasUsuarios } from './usuarios-store.ts'

/** Makes the first staff account when there is none; returns its login to be printed once, less a password that was given. */
export async function ensureFirstUsuario(
  ctx: Pick<AppContext, 'db' | 'now' | 'config'>,
): Promise<{ usuario: string; password: string | null } | null> {
  if (await hasUsuarios(ctx.db)) return null
  const { usuario, correo } = ctx.config.admin
  const password = ctx.config.admin.password ?? randomBytes(12).toString('base64url')
  try {
    await insertUsuario(ctx, { usuario, correo, password })
  } catch (error) {
    // Another node starting at the same moment made it first.
    if (error instanceof AppError && error.code === 'CONFLICT') return null
    if (!(error instanceof AppError)) throw error
    throw new ConfigError(
      `ADMIN_USUARIO, ADMIN_CORREO or ADMIN_PASSWORD will not do for the first account. ${error.message}`,
    )
  }
  return { usuario, password: ctx.config.admin.password ? null : password }
}
