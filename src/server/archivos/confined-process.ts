import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** What a script of ours consists of; the folder of data often stands beside it. */
const LEGIBLE = ['src', 'dist/servidor', 'node_modules', 'package.json'].map((name) =>
  fileURLToPath(new URL(`../../../${name}`, import.meta.url)),
)

/** How it ends where the limits could not be set; nothing was read then. */
export const SIN_LIMITES = 99

export interface Confinement {
  /** What it may take beyond an empty process, buffers included. */
  memoriaMb: number
  /** Of a processor, not of the clock on the wall. */
  segundos: number
}

/**
 * The system's own limits, which count everything a process takes: those of V8 leave out buffers. Nothing can be written,
 * and whoever runs out of memory, this goes first.
 */
const CONFINED = `
kilobytes=$1 segundos=$2 node=$3
shift 3
ulimit -c 0; ulimit -f 0; ulimit -t "$segundos"
{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null
ulimit -d "$kilobytes" || exit ${SIN_LIMITES}
exec nice -n 10 "$node" "$@"
`

const ASK = 'fs.readFileSync("/proc/self/status", "utf8").match(/VmData:\\s+(\\d+)/)[1]'
let asked: Promise<number> | undefined

/**
 * RLIMIT_DATA counts what is writable, and V8 sets half a gigabyte of that aside at its start, how much depends on the
 * processor: so an empty process is asked, once.
 */
function measureEmpty(): Promise<number> {
  asked ??= promisify(execFile)(process.execPath, ['-p', ASK], { env: {}, cwd: '/' }).then(
    ({ stdout }) => Number(stdout),
    (error) => {
      asked = undefined
      throw error
    },
  )
  return asked
}

/** Runs a script of ours on what a stranger sent: it reads the product's files and nothing else, and tells its output. */
export async function spawnConfined(script: URL, args: string[], limits: Confinement): Promise<ChildProcess> {
  const node = [
    '--permission',
    ...LEGIBLE.map((path) => `--allow-fs-read=${path}`),
    '--disable-warning=ExperimentalWarning',
    fileURLToPath(script),
    ...args,
  ]
  const kilobytes = (await measureEmpty()) + limits.memoriaMb * 1024
  const settings = [String(kilobytes), String(limits.segundos), process.execPath]
  return spawn('/bin/sh', ['-c', CONFINED, 'sh', ...settings, ...node], {
    env: {},
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}
