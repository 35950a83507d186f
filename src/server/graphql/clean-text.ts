/** NUL and lone surrogates are no text: PostgreSQL refuses the one and mangles the other. */
export const isCleanText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether every text in a value is one. Without recursion: JSON may be nested deeper than the stack. */
export function isCleanValue(value: unknown): boolean {
  const pending = [value]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next === 'string' && !isCleanText(next)) return false
    if (!next || typeof next !== 'object') continue
    if (!Array.isArray(next) && !Object.keys(next).every(isCleanText)) return false
    for (const member of Object.values(next)) pending.push(member)
  }
  return true
}
