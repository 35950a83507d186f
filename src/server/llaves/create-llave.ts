import { randomBytes } from 'node:crypto'
import type { AppContext } from '../context/context.ts'
import { computeHuella, deriveLlave } from './llave.ts'
import { BYTES_DE_LLAVE, createLlaveFile } from './llaves-dir.ts'

/**
 * The one key that a climate ever has, on the disk before the row that needs it is committed. Gives back what the row says
 * of it.
 */
export async function createLlave(
  { config, secret }: Pick<AppContext, 'config' | 'secret'>,
  { idClima }: { idClima: string },
): Promise<{ huellaDeLlave: string }> {
  const bytes = randomBytes(BYTES_DE_LLAVE)
  await createLlaveFile(config.llavesDir, idClima, bytes)
  return { huellaDeLlave: computeHuella(deriveLlave(secret, bytes)) }
}
