import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Entry {
  /** Only where it is not what the path says. */
  name?: string
  version: string
  integrity?: string
  resolved?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Entry> }

// No types stand beside a script that runs before anything is installed.
const SCRIPT: string = '../../scripts/complete-lock.mjs'
const { listLacking, listUnproven, parsePlatform } = await import(SCRIPT)
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const lock: Lock = readJson('package-lock.json')
const { allowScripts, overrides } = readJson('package.json')
const getName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

test('the lock names the binaries of every platform, so that npm ci installs on each', () => {
  expect(listLacking(lock)).toEqual([])
  expect(Object.keys(lock.packages).filter((path) => parsePlatform(getName(path))).length).toBeGreaterThan(60)
})

test('a platform that the lock does not name is missed, wherever its sibling stands', () => {
  const gone = 'node_modules/@rolldown/binding-darwin-arm64'
  const { [gone]: _, ...packages } = lock.packages
  expect(listLacking({ packages })).toMatchObject([{ name: '@rolldown/binding-darwin-arm64' }])
})

test('what is read of a platform in a name is what its package says where a registry told it', () => {
  const told = Object.entries(lock.packages).filter(
    ([path, { integrity, os, cpu }]) => integrity && os && cpu && parsePlatform(getName(path)),
  )
  expect(told.length).toBeGreaterThan(40)
  for (const [path, { os, cpu }] of told)
    expect([path, parsePlatform(getName(path))]).toMatchObject([path, { os, cpu }])
  expect(parsePlatform('@rolldown/binding-linux-x64-musl')).toEqual({
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  })
  expect(parsePlatform('@rolldown/pluginutils')).toBeNull()
})

test('only binaries of a platform are without a hash, and nothing says which registry it came from', () => {
  for (const path of listUnproven(lock))
    expect(lock.packages[path]).toMatchObject({ optional: true, os: [expect.any(String)] })
  expect(Object.keys(lock.packages).filter((path) => lock.packages[path]!.resolved)).toEqual([])
})

test('no package stands under the name of another', () => {
  expect(JSON.stringify(overrides)).not.toContain('npm:')
  expect(Object.keys(lock.packages).filter((path) => path && lock.packages[path]!.name)).toEqual([])
})

test('each package that runs a script of its own when installed was decided about', () => {
  const withScripts = Object.keys(lock.packages).filter((path) => lock.packages[path]!.hasInstallScript)
  expect(Object.keys(allowScripts).sort()).toEqual(withScripts.map(getName).sort())
})
