// The rules of imports, no circle of folders, and that every source was read: a reader that does not understand TypeScript
// finds no violation. Tests beside the code may reach up, so they take no part in circles.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { ROOMS_BELOW, WEB_BELOW } from '../.dependency-cruiser.mjs'
import { findTool } from './find-tool.mjs'
import { listFolderCircles } from './list-folder-circles.ts'

const FOLDERS = ['src', 'scripts', 'tests', 'bench', 'tools']
const args = [
  findTool('depcruise'),
  ...FOLDERS,
  'vite.config.ts',
  '--config',
  '.dependency-cruiser.mjs',
  '--output-type',
  'json',
  '--no-progress',
]
const { stdout } = spawnSync(process.execPath, args, {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { modules, summary } = JSON.parse(stdout)
const isOurs = (file) => FOLDERS.includes(file.split('/')[0])
const isTest = (file) => /^src\/.*\.test\.tsx?$/.test(file)
const isTestingAid = (file) => /^src\/.*\/testing\//.test(file)
const BELOW = [...ROOMS_BELOW.map((room) => `server/${room}`), ...WEB_BELOW.map((room) => `web/${room}`)]
/** Slices stand between rooms of the server and of the web that are below and above them. */
const placeInLayer = (file) =>
  BELOW.some((room) => file.startsWith(`src/${room}/`)) ? file.replace('src/', 'src/platform/') : file
const imports = modules
  .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
  .filter((files) => files.every((file) => isOurs(file) && !isTest(file)))
  .filter(([importer, imported]) => !(isTestingAid(importer) && imported.startsWith('tests/')))
  .map((files) => files.map(placeInLayer))

const written = globSync(`{${FOLDERS}}/**/*.{ts,tsx,mjs}`, { exclude: ['**/node_modules'] }).length
const faults = [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...listFolderCircles(imports).map((arrow) => `circle of folders in ${arrow}`),
  ...(modules.length < written ? [`Only ${modules.length} of ${written} sources were read.`] : []),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
