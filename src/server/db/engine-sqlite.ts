import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
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

const MAX_REMEMBERED = 500
/** Longer texts are lists of rows, hardly two of them alike. */
const MAX_REMEMBERED_TEXT = 2_000

/**
 * `node:sqlite` in the shape Kysely's SQLite dialect expects. Parsing a statement costs more than running most of ours,
 * so those that may come again are kept.
 */
function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const remembered = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(text) {
      const known = remembered.get(text)
      if (known) return known
      const statement = adaptStatement(database, text)
      if (text.length > MAX_REMEMBERED_TEXT) return statement
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(text, statement)
      return statement
    },
  }
}

const NOTHING_TO_ROLL_BACK = /no transaction is active/

const BUSY = 5
const PATIENCE_MS = 5_000

const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY

/**
 * SQLite's own busy timeout blocks the whole process. A statement that finds the write lock taken by another process
 * has done nothing yet, so it is tried again later and the event loop goes on meanwhile.
 */
function waitWhileBusy(connection: DatabaseConnection): DatabaseConnection {
  return {
    async executeQuery(query, options) {
      const deadline = Date.now() + PATIENCE_MS
      for (let pause = 1; ; pause = Math.min(pause * 2, 50)) {
        try {
          return await connection.executeQuery(query, options)
        } catch (error) {
          if (!isBusy(error) || Date.now() > deadline) throw error
          await sleep(pause)
        }
      }
    },
    streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
  }
}

/**
 * Kysely begins deferred transactions, which may fail half-way when two processes upgrade to writing at once.
 * Writers take the write lock at the start instead.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined

  override async acquireConnection() {
    this.#connection ??= waitWhileBusy(await super.acquireConnection())
    return this.#connection
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }

  /** On a full disk SQLite has rolled back by itself; what went wrong is the error to tell, not that. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!NOTHING_TO_ROLL_BACK.test((error as Error).message)) throw error
    }
  }
}

/** DDL is transactional in SQLite; saying so lets the migrator hold the write lock over all its steps. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #open: () => DatabaseSync

  constructor(open: () => DatabaseSync) {
    super({ database: async () => adaptDatabase(open()) })
    this.#open = open
  }

  override createDriver() {
    return new ImmediateSqliteDriver({ database: async () => adaptDatabase(this.#open()) })
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}

export function createSqliteDialect(file: string): SqliteDialect {
  return new NodeSqliteDialect(() => {
    keepForOwner(file)
    const database = new DatabaseSync(file)
    // An acknowledged save must survive kill -9 and a power cut: synchronous FULL syncs the WAL at every commit.
    database.exec(`
      pragma busy_timeout = 5000;
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
      pragma busy_timeout = 10;
    `)
    return database
  })
}
