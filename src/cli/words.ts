import { UsageError } from './cli-context.ts'

/** Takes a warning as read. */
export const SI = '--si'

/** The words of a command, apart from the options it knows; one that ends in `=` takes a value. */
export function splitWords(args: string[], count: number, known: string[] = [], optional = 0) {
  const words = args.filter((arg) => !arg.startsWith('--'))
  const options = new Map(
    args
      .filter((arg) => arg.startsWith('--'))
      .map((arg) => {
        const end = arg.indexOf('=') + 1
        return end ? [arg.slice(0, end), arg.slice(end)] : [arg, '']
      }),
  )
  const isKnown = ([option, value]: [string, string]) =>
    known.includes(option) && (!option.endsWith('=') || value !== '')
  if (![...options].every(isKnown) || words.length < count || words.length > count + optional) {
    throw new UsageError()
  }
  return { words, options }
}
