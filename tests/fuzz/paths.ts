/** Paths of every leaf, so that one of them can be replaced in a value that is otherwise right. */
export function listPaths(value: unknown, path: string[] = []): string[][] {
  if (!value || typeof value !== 'object') return [path]
  return [path, ...Object.entries(value).flatMap(([key, member]) => listPaths(member, [...path, key]))]
}

export function replaceAt(value: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  const copy: any = Array.isArray(value) ? [...value] : { ...(value as object) }
  copy[key] = replaceAt(copy[key], rest, replacement)
  return copy
}

export const readAt = (value: unknown, path: string[]): unknown =>
  path.reduce<any>((member, key) => member?.[key], value)
