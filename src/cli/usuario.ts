import { randomBytes } from 'node:crypto'
import type { Rol } from '#contract/schema.generated.ts'
import { tellCambio } from '#features/cuentas/server/sesion/avisos/tell-cambio.ts'
import { insertUsuario } from '#features/cuentas/server/sesion/insert-usuario.ts'
import { changePassword, requirePassword } from '#features/cuentas/server/sesion/passwords.ts'
import { removeSegundoFactor } from '#features/cuentas/server/sesion/sesiones.ts'
import {
  deleteUsuario,
  findUsuario,
  holdAdministradores,
  listUsuarios,
} from '#features/cuentas/server/sesion/usuarios-store.ts'
import { getFirmaDeCuenta, unsignNotas } from '#features/plan/server/notas-de-persona.ts'
import { badUserInput, conflict, notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { eraseRestos, noteRestos } from '#server/db/erase/erase-restos.ts'
import { type CliContext, printBorrado } from './cli-context.ts'
import { splitWords } from './words.ts'

const CLAVE_STDIN = '--clave-stdin'
const ROL = '--rol='

type Options = ReturnType<typeof splitWords>['options']

/** A password on the command line would stay in the shell's history, so it is read or made up. */
async function choosePassword(ctx: CliContext, options: Options) {
  const given = options.has(CLAVE_STDIN)
  const password = given ? await ctx.readInput() : randomBytes(12).toString('base64url')
  return { password, shown: given ? '' : `  Contraseña: ${password}` }
}

const ROLES: readonly string[] = ['administrador', 'consultor'] satisfies Rol[]

/** A role of staff: a client has companies, which are chosen on screen. */
function chooseRol(options: Options): Rol {
  const given = options.get(ROL) ?? 'administrador'
  if (!ROLES.includes(given)) {
    throw badUserInput(
      `El rol es ${ROLES.join(' o ')}. La cuenta de un cliente se crea en pantalla (/admin/equipo), con sus empresas.`,
    )
  }
  return given as Rol
}

const autor = { tipo: 'consola' } as const

async function requireUsuario(ctx: CliContext, name: string) {
  const usuario = await findUsuario(ctx.db, name)
  if (!usuario) throw notFound(`No hay una cuenta "${name}".`)
  return usuario
}

export const usuarioCommands = {
  async crear(ctx: CliContext, args: string[]) {
    const { words, options } = splitWords(args, 2, [CLAVE_STDIN, ROL])
    const [usuario, correo] = words as [string, string]
    const rol = chooseRol(options)
    const { password, shown } = await choosePassword(ctx, options)
    await requirePassword(ctx, { usuario, correo, password })
    const idObjeto = await insertUsuario(ctx, { usuario, correo, password, rol })
    await noteBitacora(ctx.db, ctx, { tipo: 'cuentaCreada', datos: { rol }, idObjeto, autor })
    ctx.print(`Cuenta creada: ${usuario}.${shown}`)
  },

  async listar(ctx: CliContext, args: string[]) {
    splitWords(args, 0)
    for (const cuenta of await listUsuarios(ctx.db)) {
      const { usuario, correo, rol, desactivada } = cuenta
      ctx.print([usuario, correo, rol, ...(desactivada === null ? [] : ['desactivada'])].join('\t'))
    }
  },

  async clave(ctx: CliContext, args: string[]) {
    const { words, options } = splitWords(args, 1, [CLAVE_STDIN])
    const usuario = await requireUsuario(ctx, words[0]!)
    const { password, shown } = await choosePassword(ctx, options)
    await changePassword(ctx, { usuario, password })
    await noteBitacora(ctx.db, ctx, { tipo: 'passwordCambiada', idObjeto: usuario.id, autor })
    ctx.print(`Contraseña nueva para ${usuario.usuario}.${shown}`)
  },

  async eliminar(ctx: CliContext, args: string[]) {
    const [name] = splitWords(args, 1).words as [string]
    const cuenta = await requireUsuario(ctx, name)
    const { id, usuario } = cuenta
    const firma = getFirmaDeCuenta(cuenta)
    const sigueFirmando = await inTransaction(ctx.db, async (tx) => {
      const administradores = await holdAdministradores(tx)
      if (administradores.length === 1 && administradores[0] === id)
        throw conflict(`${usuario} es el último administrador: crea otro antes de eliminarlo.`)
      await deleteUsuario(tx, id)
      await noteBitacora(tx, ctx, { tipo: 'cuentaEliminada', idObjeto: id, autor })
      // A note bears a name and no account: those of a namesake are not told apart.
      const otra = (await listUsuarios(tx)).some((candidate) => getFirmaDeCuenta(candidate) === firma)
      if (!otra) await unsignNotas(tx, firma)
      // Its name and address are a person's: the engine forgets them as it does those of who is erased.
      await noteRestos(tx, ctx.now())
      return otra
    })
    printBorrado(ctx, await eraseRestos({ ...ctx, log: { warn: () => {} } }))
    if (sigueFirmando)
      ctx.print(
        `Otra cuenta se llama también ${firma}: las notas de planes con ese nombre quedan como están.`,
      )
    ctx.print(`Cuenta eliminada: ${usuario}.`)
  },

  /** For who lost the phone and is the only administrator. */
  async 'quitar-factor'(ctx: CliContext, args: string[]) {
    const [name] = splitWords(args, 1).words as [string]
    const { id, usuario } = await requireUsuario(ctx, name)
    await inTransaction(ctx.db, async (tx) => {
      if (!(await removeSegundoFactor(tx, id))) throw notFound(`${usuario} no tiene segundo factor.`)
      await noteBitacora(tx, ctx, { tipo: 'segundoFactorRetirado', idObjeto: id, autor })
      await tellCambio(tx, ctx, { idUsuario: id, tipo: 'factorRetirado' })
    })
    ctx.print(`Se retiró el segundo factor de ${usuario}.`)
  },
}
