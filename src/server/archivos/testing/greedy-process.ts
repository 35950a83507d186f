/** What a reader gone wild might do; tells how far it got. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync, writeSync } from 'node:fs'

const MB = 1024 * 1024

const attempt = (work: () => unknown): string => {
  try {
    work()
    return 'done'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).name
  }
}

/** A dot for each megabyte it got, written at once: it may not live to tell. */
function take(oneMega: (turn: number) => unknown): string {
  const taken: unknown[] = []
  while (taken.length < 2_000) {
    taken.push(oneMega(taken.length))
    writeSync(1, '.')
  }
  return 'all of it'
}

const WISHES: Record<string, (path: string) => unknown> = {
  buffers: () => take(() => Buffer.alloc(MB, 1)),
  objects: () => take((turn) => Array.from({ length: MB / 8 }, (_, n) => n + turn + 0.5)),
  time: () => {
    while (true) Math.random()
  },
  write: (path) => attempt(() => writeFileSync(path, 'x')),
  read: (path) => attempt(() => readFileSync(path)),
  spawn: () => attempt(() => spawnSync('true')),
  environment: () => Object.keys(process.env),
}

const [, , wish, path] = process.argv
process.stdout.write(String(WISHES[wish!]!(path!)))
