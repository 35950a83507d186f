import { randomBytes } from 'node:crypto'
import { notFound } from '../server/errors.ts'
import { changePassword } from '../server/features/sesion/change-password.ts'
import { insertUsuario } from '../server/features/sesion/insert-usuario.ts'
import { requirePassword } from '../server/features/sesion/require-password.ts'
import { deleteUsuario, findUsuario, listUsuarios } from '../server/features/sesion/usuarios-store.ts'
import { type CliContext, UsageError } from './cli-context.ts'

const CLAVE_STDIN = '--clave-stdin'

/** A password on the command line would stay in the shell's history, so it is read or made up. */
async function choosePassword(ctx: CliContext, args: string[]) {
  const given = args.includes(CLAVE_STDIN)
  const password = given ? await ctx.readInput() : randomBytes(12).toString('base64url')
  return { password, shown: given ? '' : `  Contraseña: ${password}` }
}

function requireWords(args: string[], count: number): string[] {
  const words = args.filter((arg) => arg !== CLAVE_STDIN)
  if (words.length !== count) throw new UsageError()
  return words
}

async function requireUsuario(ctx: CliContext, name: string) {
  const usuario = await findUsuario(ctx.db, name)
  if (!usuario) throw notFound(`No hay una cuenta "${name}".`)
  return usuario
}

export const usuarioCommands = {
  async crear(ctx: CliContext, args: string[]) {
    const [usuario, correo] = requireWords(args, 2) as [string, string]
    const { password, shown } = await choosePassword(ctx, args)
    await requirePassword(ctx.config, { usuario, correo, password })
    await insertUsuario(ctx, { usuario, correo, password })
    ctx.print(`Cuenta creada: ${usuario}.${shown}`)
  },

  async listar(ctx: CliContext, args: string[]) {
    requireWords(args, 0)
    for (const { usuario, correo } of await listUsuarios(ctx.db)) ctx.print(`${usuario}\t${correo}`)
  },

  async clave(ctx: CliContext, args: string[]) {
    const [name] = requireWords(args, 1) as [string]
    const usuario = await requireUsuario(ctx, name)
    const { password, shown } = await choosePassword(ctx, args)
    await changePassword(ctx, { usuario, password })
    ctx.print(`Contraseña nueva para ${usuario.usuario}.${shown}`)
  },

  async eliminar(ctx: CliContext, args: string[]) {
    const [name] = requireWords(args, 1) as [string]
    const { id, usuario } = await requireUsuario(ctx, name)
    await deleteUsuario(ctx.db, id)
    ctx.print(`Cuenta eliminada: ${usuario}.`)
  },
}
