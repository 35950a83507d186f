// Gives package-lock.json an entry for every platform's binaries. npm writes down only those that the registry at hand
// holds, and `npm ci` wants all. `npm run lock`, after every change of dependencies. No dependencies: where the lock lacks
// an entry nothing can be installed.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const FOLDER = 'node_modules/'

/** Where Node would find a package that another one, at `from`, asks for. */
function findPlace(packages, from, name) {
  for (let path = from; ; path = path.slice(0, Math.max(path.lastIndexOf(FOLDER) - 1, 0))) {
    const place = `${path}${path && '/'}${FOLDER}${name}`
    if (packages[place]) return place
    if (!path) return null
  }
}

/** Binaries of platforms, by what their names say: a registry that lacks one cannot be asked. */
export function parsePlatform(name) {
  const words = name.split('/').pop().split('-')
  const find = (list) => words.map((word) => list[word]).find(Boolean)
  const os = find({
    aix: 'aix',
    android: 'android',
    darwin: 'darwin',
    freebsd: 'freebsd',
    linux: 'linux',
    macos: 'darwin',
    netbsd: 'netbsd',
    openbsd: 'openbsd',
    openharmony: 'openharmony',
    sunos: 'sunos',
    win32: 'win32',
    windows: 'win32',
  })
  const cpus = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64']
  const cpu = words.find((word) => cpus.includes(word))
  const libc = find({ gnu: 'glibc', musl: 'musl' })
  return os && cpu ? { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) } : null
}

/** Optional packages of what is in the lock that have no entry there. */
export function listLacking({ packages }) {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !findPlace(packages, from, name))
      .map(([name, range]) => ({ from, name, version: range.replace(/^[~^]/, ''), dev })),
  )
}

/** Entries that hold no hash: of these npm takes whatever the registry gives. */
export const listUnproven = ({ packages }) =>
  Object.keys(packages).filter((path) => path && !packages[path].link && !packages[path].integrity)

function askRegistry(name, version) {
  const fields = ['os', 'cpu', 'libc', 'license', 'dist.integrity']
  const { stdout } = spawnSync(`npm view ${name}@${version} ${fields.join(' ')} --json`, {
    shell: true,
    encoding: 'utf8',
  })
  try {
    const { error, 'dist.integrity': integrity, ...told } = JSON.parse(stdout)
    return error ? {} : { integrity, ...told }
  } catch {
    return {}
  }
}

function complete(lock) {
  const { packages } = lock
  const lacking = listLacking(lock)
  for (const { from, name, version, dev } of lacking) {
    const { integrity, ...told } = askRegistry(name, version)
    const platform = told.os ? told : parsePlatform(name)
    if (!platform) throw new Error(`${name}: its name tells no platform, and the registry does not hold it.`)
    const atRoot = `${FOLDER}${name}`
    packages[packages[atRoot] ? `${from}/${atRoot}` : atRoot] = {
      version,
      ...(integrity && { integrity }),
      cpu: platform.cpu,
      ...(dev && { dev }),
      ...(platform.libc && { libc: platform.libc }),
      ...(platform.license && { license: platform.license }),
      optional: true,
      os: platform.os,
    }
  }
  for (const path of listUnproven(lock)) {
    const { version } = packages[path]
    const { integrity } = askRegistry(path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), version)
    if (integrity) packages[path] = { version, integrity, ...packages[path] }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = complete(JSON.parse(readFileSync(FILE, 'utf8')))
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`package-lock.json is complete; without a hash: ${listUnproven(lock).length}.`)
}
