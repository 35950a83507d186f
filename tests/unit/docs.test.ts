import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const DOCS = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...globSync('docs/**/*.md')]
const SOURCES = ['src', 'tests', 'scripts', 'bench', 'tools', 'docs', 'deploy'].flatMap((folder) =>
  globSync(`${folder}/**/*`, { exclude: ['**/node_modules'] }),
)
const KINDS = /\.(?:tsx?|mjs|graphql|css|md)$/

/** Quoted names of files: with their ending, or a test's without it, as in `mail-failures.test` or `attacks/logs`. */
function listNamedFiles(text: string): string[] {
  const quoted = text.match(/`[^`\s]+`/g)?.map((word) => word.slice(1, -1)) ?? []
  return quoted.filter(
    (word) =>
      !/[…*{:]|^\./.test(word) &&
      (KINDS.test(word) || /\.(?:test|spec)$/.test(word) || /^(?:attacks|faults|unit|e2e)\//.test(word)),
  )
}

const ENDINGS = ['', '.ts', '.tsx', '.test.ts', '.test.tsx', '.spec.ts']
const stands = (name: string) =>
  ENDINGS.some((ending) => SOURCES.some((path) => `/${path}`.endsWith(`/${name}${ending}`))) ||
  globSync(name).length > 0

test('every file that the documents name is there', () => {
  expect(listNamedFiles('`a/b.ts`, `c.test`, `faults/d`, `…-store.ts`, `e`')).toEqual([
    'a/b.ts',
    'c.test',
    'faults/d',
  ])
  expect(stands('unit/docs')).toBe(true)
  expect(stands('unit/nothing')).toBe(false)
  const missing = DOCS.flatMap((doc) =>
    listNamedFiles(readFileSync(doc, 'utf8'))
      .filter((name) => !stands(name))
      .map((name) => `${doc}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('every decision stands in the index', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const decisions = globSync('docs/decisions/0*.md').map((file) => basename(file))
  expect(decisions.length).toBeGreaterThan(20)
  expect(decisions.filter((file) => !index.includes(`](${file})`))).toEqual([])
})

test('every type and table of the glossary is there', () => {
  const rows = readFileSync('docs/glosario.md', 'utf8').match(/^\|.*\|$/gm) ?? []
  const listNames = (cell = '') => [...cell.matchAll(/`(\w+)[^`]*`/g)].map(([, name]) => name!)
  const columns = rows.map((row) => row.split('|').slice(1, -1))
  const [types, tables] = [2, 3].map((column) => columns.flatMap((cells) => listNames(cells[column])))
  expect([types!.length > 80, tables!.length > 40]).toEqual([true, true])
  const sources = globSync('src/**/*.{ts,tsx,graphql}').map((file) => readFileSync(file, 'utf8'))
  const schema = globSync('src/server/db/tables/*.ts').map((file) => readFileSync(file, 'utf8'))
  const isIn = (texts: string[], name: string) => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  expect(types!.filter((name) => !isIn(sources, name))).toEqual([])
  expect(tables!.filter((name) => name !== 'LLAVES_DIR' && !isIn(schema, name))).toEqual([])
})

test('every variable of the configuration is documented', () => {
  const documented = readFileSync('docs/configuracion.md', 'utf8')
  const variables =
    readFileSync('src/server/base/environment.ts', 'utf8').match(/\b[A-Z][A-Z_]{3,}\b(?=:)/g) ?? []
  expect(variables.length).toBeGreaterThan(15)
  expect(variables.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
})

test('every benchmark is documented', () => {
  const documented = readFileSync('docs/performance.md', 'utf8')
  const names = readFileSync('bench/main.ts', 'utf8').match(/(?<=^ {2})[a-z]+(?=: bench)/gm) ?? []
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !documented.includes(`| \`${name}\``))).toEqual([])
})

/**
 * Tests named by their file and the beginning of their name: `` `sesion.test`: the id rotates…, after logout… ``. What
 * comes after the last of these is prose, unless it ends with its cell or a semicolon and is a name by itself.
 */
function listNamedTests(text: string): { file: string; beginning: string }[] {
  return [
    ...text.matchAll(
      /`([\w./-]+\.(?:test|spec)(?:\.tsx?)?|(?:attacks|faults|e2e)\/[\w-]+)`: ([^;|`\n]+)([;|]?)/g,
    ),
  ].flatMap(([, file, names, end]) => {
    const beginnings = names!.split('…')
    if (!end || /[.)]/.test(beginnings.at(-1)!)) beginnings.pop()
    return beginnings
      .map((name) => name.replace(/^[,\s]+|\s+$/g, '').toLowerCase())
      .filter(Boolean)
      .map((beginning) => ({ file: file!, beginning }))
  })
}

const readFolded = (file: string) => readFileSync(file, 'utf8').replace(/\s+/g, ' ').toLowerCase()

test('every test that the documents name is there', () => {
  const cells = '`a/b.test.ts`: One thing …, two | `e2e/c`: three…, as it was. | `d.spec`: four…, (see `e`) |'
  expect(listNamedTests(cells).map(({ file, beginning }) => `${file}: ${beginning}`)).toEqual([
    'a/b.test.ts: one thing',
    'a/b.test.ts: two',
    'e2e/c: three',
    'd.spec: four',
  ])
  const named = DOCS.flatMap((doc) =>
    listNamedTests(readFileSync(doc, 'utf8')).map((test) => ({ doc, ...test })),
  )
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter(({ file, beginning }) => {
    const files = ENDINGS.flatMap((ending) =>
      SOURCES.filter((path) => `/${path}`.endsWith(`/${file}${ending}`) && /\.tsx?$/.test(path)),
    )
    return !files.some((path) => readFolded(path).includes(beginning))
  })
  expect(missing).toEqual([])
})

test('what the documents have somebody keep in the clone, secrets above all, goes into no image and no commit', () => {
  expect(readFileSync('docs/despliegue.md', 'utf8')).toContain('> .env &&')
  for (const file of ['.dockerignore', '.gitignore']) {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replace(/\/$/, ''))
    expect([file, lines]).toEqual([file, expect.arrayContaining(['data', '.env', '.env.*', '*.sqlite'])])
  }
})
