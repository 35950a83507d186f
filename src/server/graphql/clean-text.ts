/** NUL and lone surrogates are no text: PostgreSQL refuses the one and mangles the other. */
export const isCleanText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

export function hasOnlyCleanText(value: unknown): boolean {
  if (typeof value === 'string') return isCleanText(value)
  if (Array.isArray(value)) return value.every(hasOnlyCleanText)
  if (value && typeof value === 'object') {
    return Object.entries(value).every(([key, member]) => isCleanText(key) && hasOnlyCleanText(member))
  }
  return true
}
