import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Places that a script of ours consists of; the folder of data often stands beside it. */
const LEGIBLE = ['src', 'dist/servidor', 'node_modules', 'package.json'].map((name) =>
  fileURLToPath(new URL(`../../../${name}`, import.meta.url)),
)

/** Exit code where the limits could not be set; nothing was read then. */
const SIN_LIMITES = 99

export interface Confinement {
  /** Memory beyond an empty process, buffers included. */
  memoriaMb: number
  /** Seconds of a processor, not of the clock on the wall. */
  segundos: number
  /** Its courtesy to others, as `nice` counts: less where somebody waits for it. */
  nice?: number
}

/**
 * The system's own limits, which count everything a process takes: those of V8 leave out buffers. Nothing can be written,
 * and whoever runs out of memory, this goes first.
 */
const CONFINED = `
kilobytes=$1 segundos=$2 nice=$3 node=$4
shift 4
ulimit -c 0; ulimit -f 0; ulimit -t "$segundos"
{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null
ulimit -d "$kilobytes" || exit ${SIN_LIMITES}
exec nice -n "$nice" "$node" "$@"
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

/**
 * Starts a script of ours that reads what a stranger sent: it may read the product's files and nothing else. Other systems than
 * Linux keep no such limits: there the memory of V8 alone is bounded, which will do for trying the product out.
 */
export async function spawnConfined(script: URL, args: string[], limits: Confinement): Promise<ChildProcess> {
  const node = [
    '--permission',
    ...LEGIBLE.map((path) => `--allow-fs-read=${path}`),
    '--disable-warning=ExperimentalWarning',
    fileURLToPath(script),
    ...args,
  ]
  const options = { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'] as ('pipe' | 'ignore')[] }
  if (process.platform !== 'linux')
    return spawn(process.execPath, [`--max-old-space-size=${limits.memoriaMb}`, ...node], options)
  const kilobytes = (await measureEmpty()) + limits.memoriaMb * 1024
  const settings = [String(kilobytes), String(limits.segundos), String(limits.nice ?? 10), process.execPath]
  return spawn('/bin/sh', ['-c', CONFINED, 'sh', ...settings, ...node], options)
}

/** Stops when the process has ended; that it ended early shows in its exit code. */
async function feed(stdin: Writable, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  stdin.on('error', () => {})
  for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
    if (stdin.destroyed) return
    if (!stdin.write(piece)) await Promise.race([once(stdin, 'drain'), once(stdin, 'close')]).catch(() => {})
  }
  stdin.end()
}

export interface Encargo extends Confinement {
  /** On the wall, for one that hangs without working. */
  tiempoMs: number
  /** Bytes that it may answer. */
  maxSalida: number
  /** Ends it at once; the call then rejects. */
  signal?: AbortSignal
}

export interface Resultado {
  /** It read everything, by itself and in time. */
  entero: boolean
  /** The clock on the wall ended it. */
  tarde: boolean
  salida: Buffer
}

/** A process for these bytes alone, ended afterwards: a bomb, an endless loop or a leak in a reader ends with it. */
export async function runConfined(
  script: URL,
  args: string[],
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  { tiempoMs, maxSalida, signal, ...limits }: Encargo,
): Promise<Resultado> {
  signal?.throwIfAborted()
  const child = await spawnConfined(script, args, limits)
  const closed = once(child, 'close') as Promise<[code: number | null]>
  const kill = () => child.kill('SIGKILL')
  let tarde = false
  const timer = setTimeout(() => {
    tarde = true
    kill()
  }, tiempoMs)
  signal?.addEventListener('abort', kill)
  if (signal?.aborted) kill()
  try {
    const output: Buffer[] = []
    let length = 0
    child.stdout!.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > maxSalida) kill()
      else output.push(chunk)
    })
    const fed = feed(child.stdin!, bytes).catch((error) => {
      kill()
      throw error
    })
    const [[code]] = await Promise.all([closed, fed])
    signal?.throwIfAborted()
    if (code === SIN_LIMITES) throw new Error('the system sets no limits for the reading of files')
    return { entero: code === 0 && length <= maxSalida, tarde, salida: Buffer.concat(output) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
  }
}
