import { statfs } from 'node:fs/promises'
import { conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'

const MB = 1024 * 1024

export async function hasEspacioEnDisco(
  { config }: Pick<AppContext, 'config'>,
  bytes: number,
): Promise<boolean> {
  const { bavail, bsize } = await statfs(config.dataDir)
  return bavail * bsize - bytes >= config.espacioMinimoMb * MB
}

/** Nor may staff, with many files at once. */
export async function requireEspacioEnDisco(ctx: Pick<AppContext, 'config'>, bytes: number): Promise<void> {
  if (!(await hasEspacioEnDisco(ctx, bytes)))
    throw conflict('El disco del servidor está casi lleno. Avisa a quien administra el sitio.')
}
