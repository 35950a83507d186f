import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { formatMomento } from '#domain/fechas/format-fecha.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { permitirPublicar } from '#features/publicacion/server/permitir-publicar.ts'
import { AppError, conflict } from '#server/base/errors.ts'
import { ConfigError, readConfig } from '#server/context/config.ts'
import { requireSecret } from '#server/context/secret.ts'
import { openDatabase } from '#server/db/engine/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { presentError } from '#server/http/logging.ts'
import { findEsperaDePermiso } from '#server/llaves/marcas-de-publicacion.ts'
import { requeueCorreos } from '#server/mail/outbox-store.ts'
import { describeStartFailure } from '#server/start/start-failure.ts'
import { type CliContext, UsageError } from './cli-context.ts'
import { personaCommands } from './persona.ts'
import { respaldo, restaurar } from './respaldo.ts'
import { usuarioCommands } from './usuario.ts'
import { SI, splitWords } from './words.ts'

export const climaCommands = {
  /** For a climate that came back open from a backup, once somebody has read what follows. */
  async 'permitir-publicar'(ctx: CliContext, args: string[]) {
    const { words, options } = splitWords(args, 1, [SI])
    const idClima = words[0]!
    const espera = await findEsperaDePermiso(ctx, await requireClima(ctx.db, idClima))
    if (!espera) throw conflict('De ese clima no hay nada publicado que lo impida.')
    if (espera.respaldoDel !== null)
      ctx.print(
        `Volvió abierto con el respaldo del ${formatMomento(espera.respaldoDel, ctx.config.timeZone)}.`,
      )
    if (espera.seHabiaPublicado) ctx.print('Después de ese respaldo se publicaron resultados.')
    ctx.print('Quien tenga las cifras que ya se publicaron podrá restar las nuevas.')
    ctx.print(
      'Si entre unas y otras hay pocos cuestionarios de diferencia, sabrá lo que contestaron esas personas.',
    )
    if (!options.has(SI) && !(await ctx.confirm('¿Permitir que se publique y se cierre otra vez?')))
      throw conflict(`No se cambió nada. Para aceptarlo sin que se pregunte: ${SI}`)
    await permitirPublicar(ctx, { idClima, autor: { tipo: 'consola' } })
    ctx.print('Desde ahora se puede publicar y cerrar otra vez.')
  },
}

export const correoCommands = {
  async reintentar(ctx: CliContext, args: string[]) {
    if (args.length > 0) throw new UsageError()
    ctx.print(`Mensajes que se vuelven a enviar: ${await requeueCorreos(ctx.db, ctx.now())}.`)
  },
}

type Command = (ctx: CliContext, args: string[]) => Promise<void>

const GROUPS: Record<string, Record<string, Command>> = {
  usuario: usuarioCommands,
  correo: correoCommands,
  clima: climaCommands,
  persona: personaCommands,
}

/** These see to the schema themselves: a backup leaves it as it is, a restore wants an empty database. */
const ON_ANY_SCHEMA: Record<string, Command> = { respaldo, restaurar }

const USAGE = `npm run cli -- usuario crear USUARIO CORREO [--rol=consultor] [--clave-stdin]
                                                              new staff account; prints its password
npm run cli -- usuario listar                                 all staff accounts
npm run cli -- usuario clave USUARIO [--clave-stdin]          new password; ends the account's sessions
npm run cli -- usuario eliminar USUARIO                       deletes the account and its sessions
npm run cli -- usuario quitar-factor USUARIO                  removes the second factor; ends the account's sessions
npm run cli -- correo reintentar                              queues given-up messages of visitors again
npm run cli -- respaldo ARCHIVO --llaves=CARPETA              backup of the running system, in one new file; keeps a
                                                              copy of the keys of open surveys in CARPETA
                                                              (--sin-llaves: none, though surveys are open)
npm run cli -- restaurar ARCHIVO [--llaves=CARPETA] [--si]    loads a backup into an empty database, and the keys
npm run cli -- clima permitir-publicar ID [--si]              lets what a restore brought back open be published
npm run cli -- persona exportar CORREO [CARPETA]              all that is stored of a person, in a new folder
npm run cli -- persona eliminar CORREO [--si]                 erases all of it for good`

/** A record also knows what every object does: `constructor` is no command. */
const findOwn = <T>(record: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

async function main([name = '', ...args]: string[]): Promise<void> {
  const single = findOwn(ON_ANY_SCHEMA, name)
  const command = single ?? findOwn(findOwn(GROUPS, name) ?? {}, args.shift() ?? '')
  if (!command) throw new UsageError()
  const projectDir = fileURLToPath(new URL('../../', import.meta.url))
  const config = readConfig(process.env, 'start', projectDir)
  const db = openDatabase(config.database)
  try {
    if (!single) {
      await migrate(db)
      await requireSecret(db, config)
    }
    // npm runs its scripts in the project's folder, and tells where it was called from.
    const directory = process.env.INIT_CWD ?? process.cwd()
    const ctx = { db, config, directory, now: Date.now, print: console.log, readInput, confirm }
    await command(ctx, args)
  } finally {
    await db.destroy()
  }
}

async function readInput(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin) text += chunk
  return text.replace(/\r?\n$/, '')
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Escribe «si»: `)
  terminal.close()
  return ['si', 'sí'].includes(answer.trim().toLowerCase())
}

/** Without what a driver says, which quotes values. */
function describeOwnFailure(error: Error): string {
  const { type, message, stack } = presentError(error)
  return `${type} ${message}\n${stack}`
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.exitCode = 1
  if (error instanceof UsageError) console.error(USAGE)
  else if (error instanceof ConfigError || error instanceof AppError) console.error(error.message)
  else console.error(describeStartFailure(error) ?? describeOwnFailure(error as Error))
}
