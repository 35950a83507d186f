// Does its own set-up, then runs a command with the pinned Node. No dependencies: it must run on any Node from 18.18 on,
// in a clone where nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, findTool } from './find-tool.mjs'
import { runUntilTold } from './run-until-told.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['node_modules/node/bin', 'node_modules/.bin'].map((folder) => join(root, folder))
const env = { ...process.env, PATH: [...folders, process.env.PATH].join(delimiter) }

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', ...options })
  if (error) throw error
  return status ?? 1
}

const runNode = (args, options) => run(findNode(), args, options)
const runTool = (name, args, options) => runNode([findTool(name), ...args], options)

function requireDone(what, status) {
  if (status === 0) return
  console.error(`${what} failed.`)
  process.exit(status)
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

const readPackages = (file) =>
  existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages) : []

/** What npm wrote down of an installation when it was complete. */
const listInstalled = (cwd) => new Map(readPackages(join(cwd, 'node_modules/.package-lock.json')))

/** Optional packages are left out of the comparison: each system has its own. */
function isInstalled(cwd, needsTools) {
  const installed = listInstalled(cwd)
  return readPackages(join(cwd, 'package-lock.json')).every(
    ([path, { version, dev, optional, devOptional }]) =>
      !path || optional || devOptional || (dev && !needsTools) || installed.get(path)?.version === version,
  )
}

/** Serving and its build need few packages; tests and development need all. Tools that are there stay there. */
function install(folder, needsTools) {
  const cwd = join(root, folder)
  const wantsTools = needsTools || listInstalled(cwd).has('node_modules/vitest')
  if (isInstalled(cwd, wantsTools)) return
  console.log('Installing dependencies…')
  const omit = wantsTools ? '' : ' --omit=dev'
  // As one line for a shell: what npm is called, and how it is started, differs between systems.
  requireDone('npm ci', run(`npm ci${omit} --loglevel=error`, [], { cwd, shell: true }))
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
      requireDone('The build', runTool('vite', ['build', '--app', '--logLevel', 'warn']))
      requireDone('The compression', runNode(['scripts/precompress.ts']))
    },
  )
  buildPart(
    'the server',
    '.servidor-construido',
    ['src/server', 'src/features', ...shared],
    ['package-lock.json'],
    () => requireDone('The build of the server', runNode(['scripts/build-server.ts'])),
  )
}

const serve = (args, settings = {}) =>
  runUntilTold(findNode(), args, { cwd: root, env: { ...settings, ...env } })

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

// What stands behind a # is for whoever reads `npm run`.
const [command, ...args] = process.argv.slice(2).filter((arg) => !arg.startsWith('# '))
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
  cli: () => finish(runNode(['src/cli/main.ts', ...args])),
  bench: () => {
    install('bench/tools', true)
    build()
    finish(runNode(['bench/main.ts', ...args], shipped))
  },
  test: () => finish(runNode(['scripts/test.ts', ...args], shipped)),
  ayuda: () => {
    build()
    finish(runNode(['tools/imagenes/ayuda.ts'], shipped))
  },
  imagenes: () => {
    build()
    finish(runNode(['tools/imagenes/portada.ts'], shipped))
  },
  // One of the tools, with its own arguments.
  tool: () => finish(args[0] === 'node' ? runNode(args.slice(1)) : runTool(args[0], args.slice(1))),
  'test:faults': () => {
    build()
    finish(runTool('vitest', ['run', '--config', 'vitest.faults.config.ts', ...args], shipped))
  },
}

const NEED_TOOLS = ['ayuda', 'imagenes', 'dev', 'bench', 'test', 'test:faults', 'tool']

if (!commands[command]) {
  console.error(`Unknown command "${command}". One of: ${Object.keys(commands).join(', ')}.`)
  finish(2)
}
install('.', NEED_TOOLS.includes(command))
commands[command]()
