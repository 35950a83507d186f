import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { encodeToken } from '../../../src/domain/encuesta/token.ts'
import { type Db, getEngine } from '../../../src/server/db/engine/database.ts'
import { dumpDatabase } from '../../support/dump-database.ts'
import type { TestContext } from '../../support/test-context.ts'

/* What somebody has who holds the disk, the log and the copies of an installation; and what they try with it. */

/**
 * Where the log of PostgreSQL stands now: what is written from here on is the climate's. Kept until the test ends, as it is
 * where a replica or an archive follows it; other tests write to the same log, and it would be used again.
 */
export async function keepLogFromHere(db: Db): Promise<string> {
  if (getEngine(db) === 'sqlite') return ''
  const slot = `copias_${randomBytes(6).toString('hex')}`
  await sql`select pg_create_physical_replication_slot(${slot}, true)`.execute(db)
  onTestFinished(async () => void (await sql`select pg_drop_replication_slot(${slot})`.execute(db)))
  const query = sql<{ name: string }>`select pg_walfile_name(pg_current_wal_lsn()) as name`
  return (await query.execute(db)).rows[0]!.name
}

const PAGINA_DE_LOG = 8192
/** Before what each of its pages holds; the first one of a file says more of itself. */
const CABEZA_DE_PAGINA = 24
const CABEZA_DE_ARCHIVO = 40

/** A record goes on from page to page: its bytes as they were before the heads of pages came between them. */
const joinPaginas = (archivo: Buffer): Buffer =>
  Buffer.concat(
    Array.from({ length: archivo.length / PAGINA_DE_LOG }, (_, i) =>
      archivo.subarray(
        i * PAGINA_DE_LOG + (i === 0 ? CABEZA_DE_ARCHIVO : CABEZA_DE_PAGINA),
        (i + 1) * PAGINA_DE_LOG,
      ),
    ),
  )

/** The write-ahead log as it lies there, pages of the log that are over included. */
async function readLog({ db, config }: TestContext, inicio: string | null): Promise<Buffer> {
  if (config.database.engine === 'sqlite') {
    const log = `${config.database.file}-wal`
    return existsSync(log) ? readFileSync(log) : Buffer.alloc(0)
  }
  if (inicio === null) return Buffer.alloc(0)
  const { rows } = await sql<{ name: string }>`
    select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'
    and name between ${inicio} and pg_walfile_name(pg_current_wal_lsn()) order by name`.execute(db)
  const parts: Buffer[] = []
  for (const { name } of rows) {
    const part = sql<{ bytes: Buffer }>`select pg_read_binary_file(${`pg_wal/${name}`}) as bytes`
    parts.push(joinPaginas((await part.execute(db)).rows[0]!.bytes))
  }
  return Buffer.concat(parts)
}

/** As a base backup takes them: every file of the database, tables, indexes, long values and all. */
async function readFiles({ db, config }: TestContext): Promise<Buffer> {
  if (config.database.engine === 'sqlite') return readFileSync(config.database.file)
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ bytes: Buffer | null }>`
    select pg_read_binary_file(pg_relation_filepath(oid), 0, pg_relation_size(oid), true) as bytes
    from pg_class where pg_relation_filepath(oid) is not null and not relisshared`.execute(db)
  return Buffer.concat(rows.flatMap(({ bytes }) => (bytes ? [bytes] : [])))
}

export interface Copias {
  /** A dump, as rows; the people and the sheets are read from it. */
  filas: Record<string, Record<string, unknown>[]>
  bytes: Buffer
}

/** All of it together at one moment; PostgreSQL's log only from where it was kept, which holds the nights before as well. */
export async function copyAll(ctx: TestContext, inicio: string | null = null): Promise<Copias> {
  const dump = await dumpDatabase(ctx)
  const filas = Object.fromEntries(
    Object.entries(dump).map(([table, rows]) => [table, rows.map((row) => JSON.parse(row))]),
  )
  return { filas, bytes: Buffer.concat([await readFiles(ctx), await readLog(ctx, inicio)]) }
}

const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** How many sheets of a copy somebody ties to a person who has a climate's key and SECRET. */
export function tieWith(bytes: Uint8Array, secret: string, { filas }: Copias): number {
  const claves = new Set(filas.hojas!.map(({ clave }) => clave))
  if (claves.size === 0) return 0
  const key = Buffer.from(hkdfSync('sha256', secret, bytes, 'clima', 32))
  return filas.encuestados!.filter(({ id }) => {
    const token = encodeToken(sign(key, `token${id}`).subarray(0, 8))
    return claves.has(sign(key, `hoja${token}`).subarray(0, 16).toString('base64url'))
  }).length
}

/** What stands before the definition of the climate, which is long. */
const LARGO_DE_FILA = 300

/** Wherever bytes look like the row of the climate, everything near it that could be a key, as bytes or as text. */
export function* listCandidatas(
  bytes: Buffer,
  { id, idEmpresa }: { id: string; idEmpresa: string },
): Generator<Buffer> {
  for (let at = bytes.indexOf(id); at >= 0; at = bytes.indexOf(id, at + 1)) {
    const after = bytes.subarray(at + id.length, at + id.length + LARGO_DE_FILA)
    const empresa = after.indexOf(idEmpresa)
    if (empresa < 0 || empresa > 8) continue
    for (let from = 0; from + 32 <= after.length; from++) {
      yield after.subarray(from, from + 32)
      const text = after.toString('latin1', from, from + 64)
      if (/^[0-9a-f]{64}$/i.test(text)) yield Buffer.from(text, 'hex')
      if (/^[\w+/-]{43}/.test(text)) yield Buffer.from(text.slice(0, 43), 'base64url')
    }
  }
}

/** The most that any key found in them ties together. */
export function attackCopias(
  copias: readonly Copias[],
  secret: string,
  clima: { id: string; idEmpresa: string },
): number {
  const tried = new Set<string>()
  let best = 0
  for (const { bytes } of copias) {
    for (const candidata of listCandidatas(bytes, clima)) {
      const name = candidata.toString('hex')
      if (tried.has(name)) continue
      tried.add(name)
      for (const copia of copias) best = Math.max(best, tieWith(candidata, secret, copia))
    }
  }
  return best
}

/** Whether bytes hold a key in any form that one is written in. */
export const holdsKey = (bytes: Buffer, key: Buffer): boolean =>
  [key, key.toString('hex'), key.toString('base64').slice(0, 43), key.toString('base64url')].some((form) =>
    bytes.includes(form),
  )
