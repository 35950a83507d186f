import { expect, test } from 'vitest'
import {
  findFault,
  isKnown,
  KNOWN_EXPRESSIONS,
  listRegularExpressions,
  listShipped,
} from '../support/regular-expressions.ts'

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

const shipped = listShipped()

test('the regular expressions that ship are found, and those that are known among them', () => {
  expect(shipped.length).toBeGreaterThan(80)
  expect(shipped.filter(isKnown)).toHaveLength(KNOWN_EXPRESSIONS.size)
})

// Each by itself: a limit of time for all of them together would judge the machine.
test.each(shipped.filter((each) => !isKnown(each)))(
  '$file: /$source/$flags takes no more than linear time',
  async (found) => {
    expect(await findFault(found)).toBeNull()
  },
)
