import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import type { Db } from './db/database.ts'

/** The key everything private is derived from. It lives outside the database, so a copy of the database opens nothing. */
export interface Secret {
  /** HMAC-SHA-256 under a key derived for one purpose, as hexadecimal. */
  sign(purpose: string, text: string): string
  deriveKey(purpose: string, salt: Uint8Array): Buffer
  fingerprint: string
}

export function createSecret(secret: string): Secret {
  const deriveKey = (purpose: string, salt: Uint8Array) =>
    Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32))
  const keys = new Map<string, Buffer>()
  const sign = (purpose: string, text: string) => {
    const key = keys.get(purpose) ?? deriveKey(purpose, new Uint8Array())
    keys.set(purpose, key)
    return createHmac('sha256', key).update(text).digest('hex')
  }
  return { sign, deriveKey, fingerprint: sign('huella', 'SECRET').slice(0, 32) }
}

const getFile = (config: Config) => join(config.dataDir, 'secret')

/** Without making one up: null where there is none yet. */
export function findSecret(config: Config): Secret | null {
  if (config.secret) return createSecret(config.secret)
  return existsSync(getFile(config)) ? createSecret(readFileSync(getFile(config), 'utf8').trim()) : null
}

export function readSecret(config: Config): Secret {
  if (config.secret) return createSecret(config.secret)
  const file = getFile(config)
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
    try {
      writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process starting at the same moment made it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return createSecret(readFileSync(file, 'utf8').trim())
}

/** Tokens and answer sheets are found through SECRET: with another one, every survey under way would be lost. */
export async function requireSameSecret(db: Db, secret: Secret): Promise<void> {
  await db
    .insertInto('ajustes')
    .values({ clave: 'huella_secret', valor: secret.fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { valor } = await db
    .selectFrom('ajustes')
    .select('valor')
    .where('clave', '=', 'huella_secret')
    .executeTakeFirstOrThrow()
  if (valor !== secret.fingerprint) {
    throw new ConfigError('SECRET is not the one this database was made with.')
  }
}
