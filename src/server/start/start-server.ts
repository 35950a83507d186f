import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { FIRMA_DE_FABRICA } from '#domain/firma/firma.ts'
import { ensureFirstUsuario, type FirstLogin } from '#features/cuentas/server/sesion/ensure-first-usuario.ts'
import { ensureDemo } from '#features/operacion/server/demo/ensure-demo.ts'
import type { CuentaDeDemo } from '#features/operacion/server/demo/load-demo.ts'
import { inPrimerArranque, requireBaseDeLlaves } from '#features/operacion/server/demo/primer-arranque.ts'
import { type Config, ConfigError, type Modo, readConfig } from '../context/config.ts'
import { requireSecret } from '../context/secret.ts'
import { type Db, openDatabase } from '../db/engine/database.ts'
import { migrate } from '../db/migrate.ts'
import { type LogStream, openLogStream } from '../http/logging.ts'
import { openBuiltBundle } from '../ssr/web-bundle.ts'
import { buildApp } from './app.ts'
import { createJobs } from './jobs.ts'
import { describeStartFailure } from './start-failure.ts'

const projectDir = fileURLToPath(new URL('../../../', import.meta.url))
const DRAIN_MS = 10_000

function parseModo(text: string): Modo {
  if (text === 'start' || text === 'serve' || text === 'dev') return text
  throw new ConfigError(`"${text}" is no way to start: use start, serve or dev.`)
}

async function openServer(modo: Modo, logStream: LogStream) {
  const config = readConfig(process.env, modo, projectDir)
  const lifecycle = { closing: false }
  let log: FastifyBaseLogger | undefined
  await requireBaseDeLlaves(config)
  const db = openDatabase(config.database, (err) => log?.warn({ err }, 'database connection lost'))
  await migrate(db)
  const { app, ctx, firstLogin, metricas } = await inPrimerArranque({ db, config }, async () => {
    const prepared = await prepareServer({ modo, config, db, lifecycle, logStream })
    log = prepared.app.log
    return prepared
  })
  const jobs = createJobs({ ...ctx, log: app.log })

  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, 'unexpected failure')
    else app.log.info({ signal }, 'closing')
    lifecycle.closing = true
    await Promise.all([app.close(), jobs.stop(), metricas?.stop()])
    await db.destroy()
  })
  await listen((address) => app.listen(address), config)
  jobs.start()
  return { app, config, firstLogin }
}

interface Preparation {
  modo: Modo
  config: Config
  db: Db
  lifecycle: { closing: boolean }
  logStream: LogStream
}

/** Everything but listening. */
async function prepareServer({ modo, config, db, lifecycle, logStream }: Preparation) {
  const secret = await requireSecret(db, config)
  const ctx = { db, config, secret, now: Date.now, production: modo !== 'dev' }
  await requirePuerto(config)
  const firstLogin = await ensureFirstUsuario(ctx)
  if (firstLogin) printFirstLogin(firstLogin)

  const bundle =
    modo === 'dev'
      ? await (await import('../ssr/dev-bundle.ts')).openDevBundle(projectDir, config.basePath)
      : openBuiltBundle(projectDir, config.basePath)
  // Loaded where it is wanted only: it costs memory and time at the start.
  const metricas = config.metrics
    ? await (await import('../metricas/metricas.ts')).startMetricas(ctx, config.metrics)
    : null
  const app = await buildApp({ ctx, lifecycle, bundle, metricas, logStream })
  await ensureDemo({ ...ctx, log: app.log }, printDeDemo)
  return { app, ctx, firstLogin, metricas }
}

/**
 * Before anything is made: accounts are told once, by the start that makes them. One that finds its port taken makes none,
 * so that the next one tells them.
 */
async function requirePuerto(config: Config): Promise<void> {
  const probe = createServer()
  await listen(
    ({ port, host }) =>
      new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, () => resolve())),
    config,
  )
  await new Promise<void>((resolve) => probe.close(() => resolve()))
}

/** A fault of the address is not to be taken for the database's. */
async function listen(
  begin: (address: { port: number; host: string }) => Promise<unknown>,
  { port, host }: Config,
): Promise<void> {
  try {
    await begin({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'EADDRINUSE'
      ? error
      : new ConfigError(`PORT ${port} cannot be used on HOST ${host} (${code}).`)
  }
}

/** As soon as it is there: the next start knows of an account and prints no password, whatever became of this one. */
function printFirstLogin({ usuario, password }: FirstLogin) {
  const shown = password ? `${password}   (shown only this once)` : 'ADMIN_PASSWORD'
  process.stdout.write(`\n  First account     ${usuario} / ${shown}\n`)
}

function printDeDemo(cuentas: CuentaDeDemo[]) {
  for (const { usuario, password, rol } of cuentas)
    process.stdout.write(`  Demo, ${rol.padEnd(12)}${usuario} / ${password}   (shown only this once)\n`)
}

/** For the person at the terminal; everything else is a log line. */
function printWelcome(url: string) {
  process.stdout.write(`\n  ${FIRMA_DE_FABRICA.nombre}   ${url}/\n  Staff             ${url}/login\n\n`)
}

/** Starts everything, or stops with one sentence. */
export async function startServer(text: string): Promise<void> {
  try {
    const { app, config, firstLogin } = await openServer(parseModo(text), openLogStream())
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    printWelcome(`http://localhost:${port}${config.basePath}`)
    if (firstLogin?.easilyGuessed) {
      app.log.warn(
        'ADMIN_PASSWORD is easily guessed: change it under "Mi cuenta" before others can reach this',
      )
    }
    app.log.info({ ms: Math.round(process.uptime() * 1000) }, 'ready')
  } catch (error) {
    const sentence = error instanceof ConfigError ? error.message : describeStartFailure(error)
    if (!sentence) throw error
    console.error(`Cannot start: ${sentence}`)
    process.exit(1)
  }
}
