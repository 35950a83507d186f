// The rules of imports, no circle of folders, and that every source was read: a reader that does not understand TypeScript
// finds no violation.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { listFolderCircles } from './list-folder-circles.ts'

const args = ['src', '--config', '.dependency-cruiser.mjs', '--output-type', 'json', '--no-progress']
const { stdout } = spawnSync('depcruise', args, {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { modules, summary } = JSON.parse(stdout)
const isTest = (file) => /\.test\.tsx?$/.test(file)
const imports = modules
  .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
  .filter((files) => files.every((file) => file.startsWith('src/') && !isTest(file)))

const written = globSync('src/**/*.{ts,tsx,mjs}').length
const faults = [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...listFolderCircles(imports).map((arrow) => `circle of folders in ${arrow}`),
  ...(modules.length < written ? [`Only ${modules.length} of ${written} sources were read.`] : []),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
