import { globSync, readFileSync } from 'node:fs'
import { type Expression, parseSync } from '@swc/core'

// package.json leaves its optional binaries out: 50 MB for the same answers.
process.env.RECHECK_BACKEND = 'pure'
const { check } = await import('recheck')

/** What ships, and what sets it up. Tests and benchmarks read only what we wrote ourselves. */
const FILES = ['src/**/*.{ts,tsx,mjs}', 'scripts/**/*.{ts,mjs}']
/** Mends the parts of a presentation that was made a moment before, in a thread of its own: no stranger's text. */
const OF_OUR_OWN_MAKING = 'src/server/pptx/'
const isJudged = (file: string) =>
  !/\.test\.|\/testing\/|\.generated\./.test(file) && !file.startsWith(OF_OUR_OWN_MAKING)

export interface Found {
  file: string
  source: string
  flags: string
}

type Node = { type?: string; [key: string]: unknown }

/** Of the tree under it, in the order of the text. */
function listNodes(node: unknown, found: Node[] = []): Node[] {
  if (!node || typeof node !== 'object') return found
  if (!Array.isArray(node)) found.push(node as Node)
  for (const child of Object.values(node)) listNodes(child, found)
  return found
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

export function listRegularExpressions(file: string, code: string): Found[] {
  const tree = parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' })
  const nodes = listNodes(tree) as any[]
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
export async function findFault({ file, source, flags }: Found): Promise<string | null> {
  const proven = await check(source, flags, { ...UNTIMED, checker: 'automaton' })
  const found = proven.status === 'unknown' ? await check(source, flags, UNTIMED) : proven
  if (found.status === 'safe') return null
  const how = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind
  return `${file}: /${source}/${flags} ${how}`
}

const formatExpression = ({ source, flags }: Pick<Found, 'source' | 'flags'>) => `/${source}/${flags}`

/** Each once, wherever it stands. */
export function listShipped(): Found[] {
  const shipped = globSync(FILES)
    .filter(isJudged)
    .flatMap((file) => listRegularExpressions(file, readFileSync(file, 'utf8')))
  return [...new Map(shipped.map((each) => [formatExpression(each), each])).values()]
}

/**
 * Found to be fine, and the judge takes most of its time over them: as they are written here, only `test:faults` has
 * them judged again. One that is changed is judged at once.
 */
const KNOWN = [
  /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]{1,40}(?:\s+(?:(?:de|del|la|las|los|y)\s+){0,2}\p{Lu}[\p{L}'’-]{1,40}){1,6}/gu,
  /(\p{L})[-\u00ad]\r?\n\s*(?=\p{Ll})/gu,
  /^word\/(document\d*|header\d*|footer\d*|footnotes|endnotes)\.xml$/,
  /([%_'"+#&@$*])\1{3,}/g,
  /[\s"']r\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  /^[+(]?\d[\d\s().\-/]*((ext|extensión|extension|x|#)[.:]?\s*\d{1,6})?$/i,
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i,
  /^src\/.*\/testing\//,
  /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/,
  /[\p{L}\p{M}\p{N}@._+-]+/gu,
]

export const KNOWN_EXPRESSIONS: ReadonlySet<string> = new Set(KNOWN.map(formatExpression))

export const isKnown = (found: Found): boolean => KNOWN_EXPRESSIONS.has(formatExpression(found))
