import type { AppContext } from '../../context.ts'
import { deriveLlave, type Llave } from './llave.ts'

/** What a climate says about its key; every `ClimaGuardado` does. */
export interface ConLlave {
  id: string
  sal: Uint8Array | null
}

/** The key of a climate; null once it is closed. */
export async function findLlave(
  { secret }: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { sal }: ConLlave,
): Promise<Llave | null> {
  return sal && deriveLlave(secret, sal)
}
