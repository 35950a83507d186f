import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * At the first column, since Biome formats: what a module makes when it is loaded and could change afterwards. A set or a
 * map that is made with its contents is taken for a constant.
 */
const STATE = [
  /^(?:export )?let /,
  /^(?:export )?const \w+(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\)/,
  /^(?:export )?const \w+(?:: (?!readonly |Readonly)[^=]+)? = (?:\[\]|\{\})$/,
  /^(?:export )?const \w+(?:: [^=]+)? = (?:await )?(?:create(?!Require)\w+|pLimit)\(/,
  /^(?:export )?const \w+(?:: [^=]+)? = new (?!(?:Map|Set|Date|RegExp|URL|Int32Array|GraphQLScalarType|Intl)\b)[A-Z]/,
]

/** What is worked out of a questionnaire, a word, the contract or the machine, which never change: nobody can tell that it is kept. */
const MEMOIZED = [
  'src/domain/encuesta/hoja.ts',
  'src/domain/encuesta/check-respuestas.ts',
  'src/domain/voces/raices.ts',
  'src/server/archivos/confined-process.ts',
  'src/server/graphql/schema.ts',
]

const findState = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => STATE.some((pattern) => pattern.test(line)))

test.each([
  'let lista: string | undefined',
  'const leidas = new Map<string, number>()',
  'export const bell: EventTarget = new EventTarget()',
  'const pedidos = new WeakMap<object, number>()',
  'const memoria = createMemoria({',
  'const nombres: string[] = []',
  'const turnos = new Turnos(2)',
  'const inTurns = pLimit(2)',
])('%s is state', (line) => expect(STATE.some((pattern) => pattern.test(line))).toBe(true))

const listSources = () =>
  globSync('src/{server,features/*/server,domain,cli}/**/*.ts').filter(
    (file) => !/\.test\.ts$|\/testing\/|-worker\.ts$/.test(file),
  )

test('no module of the server, of the rules or of the command line keeps state', () => {
  const files = listSources()
  expect(files.length).toBeGreaterThan(300)
  const found = files
    .filter((file) => !MEMOIZED.includes(file))
    .flatMap((file) => findState(file).map((line) => `${file}: ${line}`))
  expect(found).toEqual([])
})

const findIn = (files: string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8')))

test('only stores and db/ hold SQL', () => {
  const others = listSources().filter((file) => !/-store\.ts$|^src\/server\/db\//.test(file))
  expect(findIn(others, /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/)).toEqual([])
})

test('only db/ asks which engine it is, and the backup, which writes it down', () => {
  const others = listSources().filter((file) => !file.startsWith('src/server/db/'))
  expect(findIn(others, /\bgetEngine\(|PostgresAdapter|SqliteAdapter/)).toEqual([
    'src/features/operacion/server/respaldo/write-respaldo.ts',
  ])
})

test('no resolver asks for the session itself: the table of permissions does', () => {
  const resolvers = listSources().filter((file) => file.endsWith('-resolvers.ts'))
  expect(resolvers.length).toBeGreaterThan(15)
  expect(findIn(resolvers, /\brequire(Sesion|Personal|Administrador)\b/)).toEqual([])
})

test('addresses are compared by their key, in one place', () => {
  expect(findIn(listSources(), /\b(correo|para)\)?[?!]?\.toLowerCase\(\)/)).toEqual([])
})

test('nothing is there for tests alone', () => {
  const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\.generated\.ts$/.test(file)
  const files = globSync(['{src,scripts,bench,tools}/**/*.{ts,tsx,mjs}', '*.config.ts'], {
    exclude: ['**/node_modules'],
  }).filter((file) => !isTest(file))
  const users = new Map<string, number>()
  const exported: { file: string; name: string }[] = []
  for (const file of files) {
    // A name in a comment is used by nobody.
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    const words = text.match(/\b[A-Za-z_]\w*\b/g) ?? []
    // A name that stands twice in its own file is used there.
    const seen = new Set<string>()
    const again = new Set(words.filter((word) => seen.size === seen.add(word).size))
    for (const word of seen) users.set(word, (users.get(word) ?? 0) + (again.has(word) ? 2 : 1))
    for (const [, name] of text.matchAll(/^export (?:async )?(?:function\*? |const |class )(\w+)/gm))
      exported.push({ file, name: name! })
  }
  expect(exported.length).toBeGreaterThan(1_500)
  expect(exported.filter(({ name }) => users.get(name) === 1)).toEqual([])
})

/** Waits that measure the machine: facts are waited for, with `eventually`, `expect.poll` or the browser's clock. */
const TIMED = /waitForTimeout\(|\bvi\.wait(?:For|Until)\(|(?:performance|Date)\.now\(\) - \w+\)\.toBeLess/

test.each([
  'await page.waitForTimeout(300)',
  'await vi.waitFor(() => expect(sent).toBe(1))',
  'expect(performance.now() - began).toBeLessThan(2_000)',
])('%s depends on the speed of the machine', (line) => expect(TIMED.test(line)).toBe(true))

test('no test depends on the speed of the machine', () => {
  const tests = globSync('{src,tests}/**/*.{test,spec}.{ts,tsx}')
  expect(tests.length).toBeGreaterThan(200)
  expect(findIn(tests, TIMED)).toEqual(['tests/unit/source-rules.test.ts'])
})

test('a day on a page is that of the firm, wherever the server and the browser stand', () => {
  const loose = globSync('src/{web,features/*/web,domain,dibujo}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(?:DateTimeFormat\(|toLocale(?:Date|Time)String\()[^;]{0,200}/g,
        ),
      ]
        .filter(([call]) => !/timeZone/.test(call))
        .map(([call]) => `${file}: ${call.slice(0, 60)}`),
    )
  expect(loose).toEqual([])
})

/** Heads of comments that begin with a question instead of with what they speak of. */
const HEAD = /(?:\/\*\*\s*\n?\s*\*?\s*|(?:^|\n)\s*\/\/ )([A-Z¿][^\n*]{3,})/g
const HEADLESS = /^(?:What|Of|Who|Whoever|Whose|How|Whom|One of|As of)\b/

test('of a hundred comments at most three begin without naming what they speak of', () => {
  const heads = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\.generated\.ts$|\.d\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(HEAD)].map(([, head]) => `${file}: ${head}`))
  expect(heads.length).toBeGreaterThan(4_000)
  const headless = heads.filter((head) => HEADLESS.test(head.slice(head.indexOf(': ') + 2)))
  expect(headless.length / heads.length, headless.join('\n')).toBeLessThanOrEqual(0.03)
})

test('what development alone installs is named to the build, which npm start runs without it', () => {
  const tools = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).devDependencies)
  const asked = listSources().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import\('([^'#.][^']*)'\)/g)].map(([, name]) => name!),
  )
  expect(asked.length).toBeGreaterThan(3)
  const [, named = ''] =
    readFileSync('scripts/build-server.ts', 'utf8').match(/\n {6}external: \[(.*)\]/) ?? []
  expect(asked.filter((name) => tools.includes(name) && !named.includes(`'${name}'`))).toEqual([])
})
