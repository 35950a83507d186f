// The rules of imports, and that every source was read: a reader that does not understand TypeScript finds no violation.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

const args = ['src', '--config', '.dependency-cruiser.mjs', '--no-progress']
const { status, stdout } = spawnSync('depcruise', args, {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
})
console.log(stdout)
const read = Number(stdout.match(/\((\d+) modules/)?.[1] ?? 0)
const written = globSync('src/**/*.{ts,tsx,mjs}').length
if (read < written) console.error(`Only ${read} of ${written} sources were read.`)
process.exitCode = status === 0 && read >= written ? 0 : 1
