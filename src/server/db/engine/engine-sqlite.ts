import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { createMemory } from '../../base/memory.ts'
import { keepForOwner } from './owner-only.ts'

function adaptStatement(database: DatabaseSync, text: string): SqliteStatement {
  const statement = database.prepare(text)
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    // One of its own: it is still running while others ask for the same text.
    iterate: (parameters) => database.prepare(text).iterate(...values(parameters)),
  }
}

/** Longer texts are lists of rows, hardly two of them alike. */
const MAX_REMEMBERED_TEXT = 2_000

/**
 * `node:sqlite` in the shape Kysely's SQLite dialect expects. Parsing a statement costs more than running most of ours,
 * so those that may come again are kept.
 */
function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const remembered = new LRUCache<string, SqliteStatement>({ max: 500 })
  return {
    close: () => database.close(),
    prepare(text) {
      const known = remembered.get(text)
      if (known) return known
      const statement = adaptStatement(database, text)
      if (text.length > MAX_REMEMBERED_TEXT) return statement
      remembered.set(text, statement)
      return statement
    },
  }
}

const NOTHING_TO_ROLL_BACK = /no transaction is active/

const BUSY = 5
/** Longer than another process writes, unless it writes a large file anew. */
const PATIENCE_MS = 30_000

export const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY

/** Turns at the one connection: whoever asks gets it in turn. */
class Turns {
  #taken = false
  readonly #waiting: (() => void)[] = []

  async take(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#taken = true
  }

  give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }
}

/**
 * SQLite's own busy timeout blocks the whole process. A statement that finds the write lock taken by another process has done
 * nothing yet. So it is tried again later, and everybody else has the connection meanwhile.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #turns: Turns
  inTransaction = false

  constructor(connection: DatabaseConnection, turns: Turns) {
    this.#connection = connection
    this.#turns = turns
  }

  async executeQuery<R>(...args: Parameters<DatabaseConnection['executeQuery']>) {
    const deadline = Date.now() + PATIENCE_MS
    for (let pause = 1; ; pause = Math.min(pause * 2, 50)) {
      try {
        return await this.#connection.executeQuery<R>(...args)
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error
        await this.#wait(pause)
      }
    }
  }

  streamQuery<R>(...args: Parameters<DatabaseConnection['streamQuery']>) {
    return this.#connection.streamQuery<R>(...args)
  }

  async #wait(ms: number): Promise<void> {
    if (this.inTransaction) return sleep(ms)
    this.#turns.give()
    await sleep(ms)
    await this.#turns.take()
  }
}

/**
 * Kysely begins deferred transactions, which may fail half-way when two processes upgrade to writing at once.
 * Writers take the write lock at the start instead.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #turns = new Turns()
  #connection: PatientConnection | undefined

  override async acquireConnection(): Promise<PatientConnection> {
    await this.#turns.take()
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#turns)
    return this.#connection
  }

  override async releaseConnection() {
    this.#turns.give()
  }

  override async beginTransaction(connection: PatientConnection, settings?: TransactionSettings) {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
    connection.inTransaction = true
  }

  override async commitTransaction(connection: PatientConnection) {
    await super.commitTransaction(connection)
    connection.inTransaction = false
  }

  /** On a full disk SQLite has rolled back by itself; what went wrong is the error to tell, not that. */
  override async rollbackTransaction(connection: PatientConnection) {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!NOTHING_TO_ROLL_BACK.test((error as Error).message)) throw error
    }
    connection.inTransaction = false
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  readonly memory = createMemory()

  /** Saying so lets the migrator hold the write lock over all its steps. */
  override get supportsTransactionalDdl() {
    return true
  }

  /** There is one, but its turns are the driver's to give: Kysely would keep it for whoever waits. */
  override get supportsMultipleConnections() {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(open: () => DatabaseSync) {
    const config = { database: async () => adaptDatabase(open()) }
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.#config)
  }

  override createAdapter() {
    return new NodeSqliteAdapter()
  }
}

export function createSqliteDialect(file: string): SqliteDialect {
  return new NodeSqliteDialect(() => {
    keepForOwner(file)
    // VACUUM writes all of the database into a file that it deletes at once: in /var/tmp, unless told where its owner's is.
    process.env.SQLITE_TMPDIR ??= dirname(file)
    const database = new DatabaseSync(file)
    // An acknowledged save must survive kill -9 and a power cut: synchronous FULL syncs the WAL at every commit.
    database.exec(`
      pragma busy_timeout = 5000;
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
      pragma busy_timeout = 0;
    `)
    return database
  })
}
