import { statfs } from 'node:fs/promises'
import type { AppContext } from '#server/context/context.ts'
import { sumBytesPendientes } from '../bandeja/sum-bytes-pendientes.ts'
import { envioError } from './form-error.ts'

const MB = 1024 * 1024
/** Of all that waits for staff: two hundred CVs of the largest size. */
const MAX_PENDIENTES = 2_000 * MB

/** Strangers may fill neither the disk, which surveys need to go on saving, nor the inbox. */
export async function requireEspacio({ config, db, log }: AppContext, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(config.dataDir)
  if (bavail * bsize - bytes < config.espacioMinimoMb * MB) {
    log.error('public forms refused: free space is below ESPACIO_MINIMO_MB')
    throw envioError(507, 'lleno')
  }
  if ((await sumBytesPendientes(db)) + bytes > MAX_PENDIENTES) {
    log.error('public forms refused: the inbox holds as much as it may')
    throw envioError(507, 'lleno')
  }
}
