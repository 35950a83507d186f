// Does its own set-up, then runs a command with the pinned Node. No dependencies: it must run on any Node from 18.18 on,
// in a clone where nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', ...options })
  if (error) throw error
  return status ?? 1
}

function requireRun(what, command, args, options) {
  const status = run(command, args, options)
  if (status !== 0) {
    console.error(`${what} failed.`)
    process.exit(status)
  }
}

function listFiles(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function hashFiles(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

const hasTools = () => existsSync(join(bin, 'vitest'))

/** Unless what is there is of this package.json, and enough. */
function installIn(folder, options = [], isEnough = true) {
  const cwd = join(root, folder)
  const stamp = join(cwd, 'node_modules/.instalado')
  const current = hashFiles(['package.json', 'package-lock.json'].map((file) => join(cwd, file)))
  if (isEnough && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log('Installing dependencies…')
  rmSync(stamp, { force: true })
  // `npm ci` wants the optional packages of every platform in the registry; some mirrors hold only their own.
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  requireRun('npm install', 'npm', ['install', ...options, ...quiet], { cwd })
  writeFileSync(stamp, current)
}

/** Serving and its build need few packages; tests and development need all. Tools that are there stay there. */
function install(needsTools) {
  const omit = needsTools || hasTools() ? [] : ['--omit=dev']
  installIn('.', omit, hasTools() || !needsTools)
}

const isTest = (file) => /\.test\.tsx?$/.test(file)

/** Unless what was built is of these sources. */
function buildPart(what, stampFile, folders, files, work) {
  const stamp = join(root, 'dist', stampFile)
  const current = hashFiles([
    ...folders.flatMap(listFiles).filter((file) => !isTest(file)),
    ...files.map((file) => join(root, file)),
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  rmSync(stamp, { force: true })
  console.log(`Building ${what}…`)
  work()
  writeFileSync(stamp, current)
}

function build() {
  const shared = ['src/domain', 'src/dibujo', 'src/contract', 'scripts']
  buildPart(
    'the pages',
    '.construido',
    ['src/web', 'src/features', 'src/server/ssr', ...shared],
    ['vite.config.ts', 'package-lock.json'],
    () => {
      requireRun('The build', 'vite', ['build', '--app', '--logLevel', 'warn'])
      requireRun('The compression', 'node', ['scripts/precompress.ts'])
    },
  )
  buildPart(
    'the server',
    '.servidor-construido',
    ['src/server', 'src/features', ...shared],
    ['package-lock.json'],
    () => requireRun('The build of the server', 'node', ['scripts/build-server.ts']),
  )
}

/** A long-running program gets every signal that this script gets, and drains in its own time. */
function serve(args, settings = {}) {
  const child = spawn('node', args, { cwd: root, env: { ...settings, ...env }, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** `--semilla=cerrada`: that part of the demo alone, in a data folder of its own that begins anew each time. */
function readSemilla(args) {
  const semilla = args.find((arg) => arg.startsWith('--semilla='))?.slice('--semilla='.length)
  if (semilla === undefined) return {}
  const DEMO = { 'encuesta-activa': 'encuesta-activa', cerrada: 'cerrada', vacia: '0' }[semilla]
  if (!DEMO) {
    console.error(`Unknown seed "${semilla}". One of: encuesta-activa, cerrada, vacia.`)
    finish(2)
  }
  const DATA_DIR = join(root, 'data', `semilla-${semilla}`)
  rmSync(DATA_DIR, { recursive: true, force: true })
  return { DATA_DIR, DEMO }
}

function finish(status) {
  process.exit(status)
}

const [command, ...args] = process.argv.slice(2)
// A young generation for a crowd; what it took is given back at rest (src/server/start/give-memory-back.ts).
const { serverFlags, serverArenas } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config
// Threads come and go, and the process keeps what each took of an arena of its own. A single one would make saves wait.
const thrifty = { MALLOC_ARENA_MAX: serverArenas }
const BUILT = 'dist/servidor/main.mjs'
/** What runs the product runs it as it is shipped. */
const shipped = { env: { ...env, SERVIDOR: BUILT } }
const watched = ['src/server', 'src/features', 'src/contract', 'src/domain', 'src/dibujo'].map(
  (path) => `--watch-path=${path}`,
)

const commands = {
  start: () => {
    build()
    serve([serverFlags, BUILT, 'start'], thrifty)
  },
  serve: () => {
    build()
    serve([serverFlags, BUILT, 'serve'], thrifty)
  },
  dev: () => serve([...watched, 'src/server/main.mjs', 'dev'], readSemilla(args)),
  build,
  cli: () => finish(run('node', ['src/cli/main.ts', ...args])),
  bench: () => {
    installIn('bench/tools')
    build()
    finish(run('node', ['bench/main.ts', ...args], shipped))
  },
  test: () => finish(run('node', ['scripts/test.ts', ...args], shipped)),
  ayuda: () => {
    build()
    finish(run('node', ['tools/ayuda/render.ts'], shipped))
  },
  // One of the tools, with its own arguments.
  tool: () => finish(run(args[0], args.slice(1))),
  'test:faults': () => {
    build()
    finish(run('vitest', ['run', '--config', 'vitest.faults.config.ts', ...args], shipped))
  },
}

const NEED_TOOLS = ['ayuda', 'dev', 'bench', 'test', 'test:faults', 'tool']

if (!commands[command]) {
  console.error(`Unknown command "${command}". One of: ${Object.keys(commands).join(', ')}.`)
  finish(2)
}
install(NEED_TOOLS.includes(command))
commands[command]()
