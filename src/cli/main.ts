import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/database.ts'
import { migrate } from '../server/db/migrate.ts'
import { AppError } from '../server/errors.ts'
import { type CliContext, UsageError } from './cli-context.ts'
import { correoCommands } from './correo.ts'
import { usuarioCommands } from './usuario.ts'

type Command = (ctx: CliContext, args: string[]) => Promise<void>

const GROUPS: Record<string, Record<string, Command>> = { usuario: usuarioCommands, correo: correoCommands }

const USAGE = `npm run cli -- usuario crear USUARIO CORREO [--clave-stdin]   new staff account; prints its password
npm run cli -- usuario listar                                 all staff accounts
npm run cli -- usuario clave USUARIO [--clave-stdin]          new password; ends the account's sessions
npm run cli -- usuario eliminar USUARIO                       deletes the account and its sessions
npm run cli -- correo reintentar                              queues given-up messages of visitors again`

async function main([group = '', action = '', ...args]: string[]): Promise<void> {
  const command = GROUPS[group]?.[action]
  if (!command) throw new UsageError()
  const projectDir = fileURLToPath(new URL('../../', import.meta.url))
  const config = readConfig(process.env, 'start', projectDir)
  const { db } = openDatabase(config.database)
  try {
    await migrate(db)
    await command({ db, config, now: Date.now, print: console.log, readInput }, args)
  } finally {
    await db.destroy()
  }
}

async function readInput(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin) text += chunk
  return text.replace(/\r?\n$/, '')
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.exitCode = 1
  if (error instanceof UsageError) console.error(USAGE)
  else if (error instanceof ConfigError || error instanceof AppError) console.error(error.message)
  else throw error
}
