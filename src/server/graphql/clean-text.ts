/** NUL and lone surrogates are no text: PostgreSQL refuses the one and mangles the other. */
export const isCleanText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * How many values the given one holds, itself and whatever is in it included; null where a text in it is none. Without
 * recursion: JSON may be nested deeper than the stack.
 */
export function countCleanValues(value: unknown): number | null {
  const pending = [value]
  let values = 0
  while (pending.length > 0) {
    const next = pending.pop()
    values++
    if (typeof next === 'string' && !isCleanText(next)) return null
    if (!next || typeof next !== 'object') continue
    if (!Array.isArray(next) && !Object.keys(next).every(isCleanText)) return null
    for (const member of Object.values(next)) pending.push(member)
  }
  return values
}
