import type { Config } from '#server/context/config.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Borrado } from '#server/db/erase/erase-restos.ts'

export interface CliContext {
  db: Db
  config: Config
  /** The folder that paths given on the command line are relative to. */
  directory: string
  now: () => number
  print: (line: string) => void
  /** All of standard input, without its last line break. */
  readInput: () => Promise<string>
  /** Asks the person at the terminal; where there is none, the answer is no. */
  confirm: (question: string) => Promise<boolean>
}

/** Where the engine's files could not be written anew at once. */
export const createErasureLog = ({ print }: CliContext) => ({
  warn: () => print('Lo borrado se limpia de los archivos en el próximo repaso del servidor.'),
})

const GRANDES_PENDIENTES =
  'Hay encuestas abiertas: las tablas grandes se limpian de lo borrado cuando no haya ninguna, o esta noche entre las 2 y las 5, para que nadie espere. El servidor debe estar en marcha.'

/** Says what of the engine's files is still to be written anew. */
export function printBorrado(ctx: CliContext, borrado: Borrado): void {
  if (borrado === 'pendiente') createErasureLog(ctx).warn()
  if (borrado === 'grandes pendientes') ctx.print(GRANDES_PENDIENTES)
}

/** The words of the command are off: the usage is shown. */
export class UsageError extends Error {}
