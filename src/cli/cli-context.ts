import type { Config } from '../server/config.ts'
import type { Db } from '../server/db/database.ts'

export interface CliContext {
  db: Db
  config: Config
  now: () => number
  print: (line: string) => void
  /** All of standard input, without its last line break. */
  readInput: () => Promise<string>
}

/** The words of the command are off: the usage is shown. */
export class UsageError extends Error {}
