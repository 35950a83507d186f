import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { AppError, conflict } from '../base/errors.ts'
import type { AppContext } from '../context/context.ts'
import { type Db, getMemory } from '../db/engine/database.ts'
import { computeHuella, deriveLlave, type Llave } from './llave.ts'
import { BYTES_DE_LLAVE, createLlaveFile, readLlaveFile } from './llaves-dir.ts'

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

/** A climate's words about its key; every `ClimaGuardado` does. */
export interface ConLlave {
  id: string
  cerrado: boolean
  /** By which a node knows the right file. */
  huellaDeLlave: string | null
}

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret'>

/** Every save needs one; a file read for each would be most of its work. */
const createEnMano = () => new LRUCache<string, { huella: string; llave: Llave }>({ max: 500 })

export const forgetLlave = (db: Db, idClima: string): void =>
  void getMemory(db).get(createEnMano).delete(idClima)

export const forgetLlaves = (db: Db): void => getMemory(db).get(createEnMano).clear()

/** From the file, whatever is remembered. Null where it is not there, or is another one. */
export async function readLlave(
  { config, secret }: Omit<Ctx, 'db'>,
  { id, huellaDeLlave }: Omit<ConLlave, 'cerrado'>,
): Promise<Llave | null> {
  const bytes = await readLlaveFile(config.llavesDir, id)
  const llave = bytes && deriveLlave(secret, bytes)
  return llave && computeHuella(llave) === huellaDeLlave ? llave : null
}

const AUSENTE =
  'No se puede entrar a esta encuesta por ahora: falta su llave en el servidor. Lo que ya se contestó está a salvo. Avisa a quien te invitó o a quien administra el sitio.'

/** The key of a climate; null once it is closed, and where this node has not got the right file. */
export async function findLlaveSiEsta(ctx: Ctx, clima: ConLlave): Promise<Llave | null> {
  const enMano = getMemory(ctx.db).get(createEnMano)
  if (clima.cerrado) {
    enMano.delete(clima.id)
    return null
  }
  const conocida = enMano.get(clima.id)
  if (conocida && conocida.huella === clima.huellaDeLlave) return conocida.llave
  const llave = await readLlave(ctx, clima)
  if (llave) enMano.set(clima.id, { huella: computeHuella(llave), llave })
  return llave
}

/**
 * The same for whoever can do nothing without it. That is no refusal: whoever answers keeps what is not saved, and sends it
 * when the key is back.
 */
export async function findLlave(ctx: Ctx, clima: ConLlave): Promise<Llave | null> {
  const llave = await findLlaveSiEsta(ctx, clima)
  if (!llave && !clima.cerrado) throw new AppError('INTERNAL', AUSENTE)
  return llave
}

const SIN_LLAVE =
  'Falta la llave de este clima en el servidor, y sin ella no se puede abrir lo que se contestó. Avisa a quien administra el sitio.'

export const sinLlave = (): AppError => conflict(SIN_LLAVE)

/** For whoever counts what was answered: also while the climate is being closed, for its key goes when that is done. */
export const findLlaveParaContar = async (ctx: Ctx, clima: ConLlave): Promise<Llave | null> =>
  (await findLlaveSiEsta(ctx, clima)) ?? (await readLlave(ctx, clima))
