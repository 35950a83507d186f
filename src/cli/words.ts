import { UsageError } from './cli-context.ts'

/** Takes a warning as read. */
export const SI = '--si'

/** The words of a command, apart from the options it knows. */
export function splitWords(args: string[], count: number, known: string[] = [], optional = 0) {
  const words = args.filter((arg) => !arg.startsWith('--'))
  const options = new Set(args.filter((arg) => arg.startsWith('--')))
  const unknown = [...options].filter((option) => !known.includes(option))
  if (unknown.length > 0 || words.length < count || words.length > count + optional) throw new UsageError()
  return { words, options }
}
