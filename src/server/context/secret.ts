import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDirSync } from '../base/make-dir.ts'
import { findValor, insertValor } from '../db/ajustes-store.ts'
import type { Db } from '../db/engine/database.ts'
import { type Config, ConfigError } from './config.ts'

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

const LARGO_MINIMO = 32
const HUELLA = 'huella_secret'

const getFile = (config: Config) => join(config.dataDir, 'secret')

/** An empty or short file would be a key that anybody can guess, and one that no later start has. */
function readFile(file: string): Secret {
  const text = readFileSync(file, 'utf8').trim()
  if (text.length < LARGO_MINIMO) {
    throw new ConfigError(`The secret is not whole in ${file}: put the right one there, or give SECRET.`)
  }
  return createSecret(text)
}

/** There whole or not at all: a full disk or a crash half-way must not leave half a secret behind. */
function writeFile(file: string): void {
  const partial = `${file}.${randomBytes(6).toString('hex')}.tmp`
  try {
    writeFileSync(partial, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    linkSync(partial, file)
  } catch (error) {
    // Another process starting at the same moment made it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(partial, { force: true })
  }
}

/** Without making one up: null where there is none yet. */
export function findSecret(config: Config): Secret | null {
  if (config.secret) return createSecret(config.secret)
  return existsSync(getFile(config)) ? readFile(getFile(config)) : null
}

export function readSecret(config: Config): Secret {
  if (config.secret) return createSecret(config.secret)
  const file = getFile(config)
  if (!existsSync(file)) {
    makeDirSync(config.dataDir)
    writeFile(file)
  }
  return readFile(file)
}

/** Tokens and answer sheets are found through SECRET: with another one, every survey under way would be lost. */
export async function requireSameSecret(db: Db, secret: Secret): Promise<void> {
  // Written once: a full disk must not keep anybody from a backup.
  if ((await findValor(db, HUELLA)) === null) await insertValor(db, HUELLA, secret.fingerprint)
  if ((await findValor(db, HUELLA)) !== secret.fingerprint) {
    throw new ConfigError('SECRET is not the one this database was made with.')
  }
}

/**
 * The one of this database, or a new one for a database that has none: one that is made up beside the data of another would be taken
 * for theirs.
 */
export async function requireSecret(db: Db, config: Config): Promise<Secret> {
  const found = findSecret(config)
  if (!found && (await findValor(db, HUELLA)) !== null) {
    throw new ConfigError(
      `SECRET is missing: this database was made with one. Set it, or put the file back into ${config.dataDir}.`,
    )
  }
  const secret = found ?? readSecret(config)
  await requireSameSecret(db, secret)
  return secret
}
