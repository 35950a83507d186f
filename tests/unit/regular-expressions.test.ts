import { globSync, readFileSync } from 'node:fs'
import { type Expression, parseSync } from '@swc/core'
import { expect, test } from 'vitest'

// package.json leaves its optional binaries out: 50 MB for the same answers.
process.env.RECHECK_BACKEND = 'pure'
const { check } = await import('recheck')

/** What ships, and what sets it up. Tests and benchmarks read only what we wrote ourselves. */
const FILES = ['src/**/*.{ts,tsx,mjs}', 'scripts/**/*.{ts,mjs}']
/** Mends the parts of a presentation that was made a moment before, in a thread of its own: no stranger's text. */
const OF_OUR_OWN_MAKING = 'src/server/pptx/'
const isJudged = (file: string) =>
  !/\.test\.|\/testing\/|\.generated\./.test(file) && !file.startsWith(OF_OUR_OWN_MAKING)

interface Found {
  file: string
  source: string
  flags: string
}

type Node = { type?: string; [key: string]: unknown }

function* walk(node: unknown): Generator<Node> {
  if (!node || typeof node !== 'object') return
  if (!Array.isArray(node)) yield node as Node
  for (const child of Object.values(node)) yield* walk(child)
}

/** A text put together from constants of the same file; null where it cannot be known without running it. */
function readText(node: Expression | undefined, constants: ReadonlyMap<string, string>): string | null {
  if (node?.type === 'StringLiteral') return node.value
  if (node?.type === 'Identifier') return constants.get(node.value) ?? null
  if (node?.type !== 'TemplateLiteral') return null
  const holes = (node.expressions as Expression[]).map((hole) => readText(hole, constants))
  if (holes.includes(null)) return null
  return node.quasis.map((piece, index) => `${piece.cooked}${holes[index] ?? ''}`).join('')
}

function listRegularExpressions(file: string, code: string): Found[] {
  const nodes = [
    ...walk(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' })),
  ] as any[]
  const constants = new Map<string, string>()
  for (const { type, id, init } of nodes) {
    const text = type === 'VariableDeclarator' ? readText(init, constants) : null
    if (text !== null) constants.set(id.value, text)
  }
  const isConstruction = ({ type, callee }: any) =>
    (type === 'NewExpression' || type === 'CallExpression') && callee.value === 'RegExp'
  return nodes.flatMap((node): Found[] => {
    if (node.type === 'RegExpLiteral') return [{ file, source: node.pattern, flags: node.flags }]
    if (!isConstruction(node)) return []
    const [source, flags] = (node.arguments ?? []).map((argument: any) =>
      readText(argument.expression, constants),
    )
    if (typeof source !== 'string' || flags === null) {
      throw new Error(`${file}: a regular expression that cannot be judged, for it is made while running`)
    }
    return [{ file, source, flags: flags ?? '' }]
  })
}

/** Limits of time would have a busy machine judge otherwise than an idle one. */
const UNTIMED = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  mutationTimeout: null,
  attackTimeout: null,
}

/** What goes wrong with it, or nothing. By theory where that can tell, else by trying: trying sees what is not there. */
async function findFault({ file, source, flags }: Found): Promise<string | null> {
  const proven = await check(source, flags, { ...UNTIMED, checker: 'automaton' })
  const found = proven.status === 'unknown' ? await check(source, flags, UNTIMED) : proven
  if (found.status === 'safe') return null
  const how = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind
  return `${file}: /${source}/${flags} ${how}`
}

test('a regular expression that takes ever longer is told from one that does not', async () => {
  const code = [
    String.raw`const SLOW = /^[\s.]+|[\s.]+$/g`,
    `const SIGNS = '.,'; const BUILT = new RegExp(\`[\${SIGNS}]+$\`, 'u')`,
    String.raw`const FINE = /^[\s.]+/`,
  ].join('\n')
  const found = listRegularExpressions('a.ts', code)
  expect(found.map(({ source }) => source)).toEqual(['^[\\s.]+|[\\s.]+$', '[.,]+$', '^[\\s.]+'])
  const faults = await Promise.all(found.map(findFault))
  expect(faults.map((fault) => fault !== null)).toEqual([true, true, false])
  expect(() => listRegularExpressions('a.ts', 'new RegExp(document.title)')).toThrow('cannot be judged')
})

const shipped = globSync(FILES)
  .filter(isJudged)
  .flatMap((file) => listRegularExpressions(file, readFileSync(file, 'utf8')))
const distinct = [...new Map(shipped.map((each) => [`/${each.source}/${each.flags}`, each])).values()]

test('the regular expressions that ship are found', () => {
  expect(distinct.length).toBeGreaterThan(80)
})

// Each by itself: a limit of time for all of them together would judge the machine.
test.each(distinct)('$file: /$source/$flags takes no more than linear time', async (found) => {
  expect(await findFault(found)).toBeNull()
})
