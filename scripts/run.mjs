// Does its own set-up, then runs a command with the pinned Node. No dependencies: it must run on any Node from 18 on,
// in a clone where nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** Does the work when what it depends on has changed since it was last done. */
function whenChanged(stamp, files, work) {
  const file = join(root, stamp)
  const current = hashFiles(files)
  if (existsSync(file) && readFileSync(file, 'utf8') === current) return
  rmSync(file, { force: true })
  work()
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, current)
}

function install() {
  const files = ['package.json', 'package-lock.json'].map((file) => join(root, file))
  whenChanged('node_modules/.instalado', files, () => {
    console.log('Installing dependencies…')
    // `npm ci` wants the optional packages of every platform in the registry; some mirrors hold only their own.
    requireRun('npm install', 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}

function build() {
  const files = [
    ...listFiles('src/web'),
    ...listFiles('src/domain'),
    join(root, 'vite.config.ts'),
    join(root, 'package-lock.json'),
  ]
  whenChanged('dist/.construido', files, () => {
    console.log('Building the pages…')
    requireRun('The build', 'vite', ['build', '--app', '--logLevel', 'warn'])
    requireRun('The compression', 'node', ['scripts/precompress.ts'])
  })
}

/** A long-running program gets every signal that this script gets, and drains in its own time. */
function serve(args) {
  const child = spawn('node', args, { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function finish(status) {
  process.exit(status)
}

const [command, ...args] = process.argv.slice(2)
// A smaller young generation: 25 MB less at rest, in exchange for more frequent, short collections.
const { serverFlags } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config
const watched = ['src/server', 'src/contract', 'src/domain'].map((path) => `--watch-path=${path}`)

const commands = {
  start: () => {
    build()
    serve([serverFlags, 'src/server/main.mjs', 'start'])
  },
  serve: () => {
    build()
    serve([serverFlags, 'src/server/main.mjs', 'serve'])
  },
  dev: () => serve([...watched, 'src/server/main.mjs', 'dev']),
  build,
  cli: () => finish(run('node', ['src/cli/main.ts', ...args])),
  bench: () => {
    build()
    finish(run('node', ['bench/main.ts', ...args]))
  },
  test: () => finish(run('node', ['scripts/test.ts', ...args])),
  'test:faults': () => {
    build()
    finish(run('vitest', ['run', '--config', 'vitest.faults.config.ts', ...args]))
  },
}

if (!commands[command]) {
  console.error(`Unknown command "${command}". One of: ${Object.keys(commands).join(', ')}.`)
  finish(2)
}
install()
commands[command]()
