import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import type { Db, Engine } from './database.ts'
import { inTransaction, type Tx } from './transaction.ts'

type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown }

interface Waiting {
  work: (tx: Tx) => Promise<unknown>
  settle: (outcome: Outcome) => void
}

/** Keeps the time that others wait for a group within some tens of milliseconds. */
const MAX_GROUP = 64

const queues = new WeakMap<Db, Waiting[]>()

const begin = CompiledQuery.raw('savepoint apart')
const undo = CompiledQuery.raw('rollback to apart')
const end = CompiledQuery.raw('release apart')

/** Undone alone where it fails: its neighbours in the group do not notice. */
async function runApart(tx: Tx, work: Waiting['work']): Promise<Outcome> {
  await tx.executeQuery(begin)
  try {
    const value = await work(tx)
    await tx.executeQuery(end)
    return { ok: true, value }
  } catch (error) {
    try {
      await tx.executeQuery(undo)
      await tx.executeQuery(end)
    } catch {
      // On a full disk SQLite ends the whole transaction by itself: then there is nothing to go back to, for nobody.
      throw error
    }
    return { ok: false, error }
  }
}

/** Nobody learns how it went before all of it is on the disk. */
async function runGroup(db: Db, group: readonly Waiting[]): Promise<void> {
  const commit = inTransaction(db, async (tx) => {
    const outcomes: Outcome[] = []
    for (const { work } of group) outcomes.push(await runApart(tx, work))
    return outcomes
  })
  const outcomes = await commit.catch((error: unknown) => group.map((): Outcome => ({ ok: false, error })))
  for (const [i, { settle }] of group.entries()) settle(outcomes[i]!)
}

async function drain(db: Db, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) {
    // Requests that have arrived are read first, so that they join.
    await yieldToOthers()
    await runGroup(db, queue.splice(0, MAX_GROUP))
  }
  queues.delete(db)
}

/**
 * A short write transaction of which many come at once. SQLite has one writer at a time and waits for the disk at every
 * commit, so there they share one commit; PostgreSQL does as much by itself. As with inTransaction, `work` may run more
 * than once.
 */
export function inGroupCommit<T>(db: Db, engine: Engine, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (engine === 'postgres') return inTransaction(db, work)
  return new Promise<T>((resolve, reject) => {
    const settle = (outcome: Outcome) => (outcome.ok ? resolve(outcome.value as T) : reject(outcome.error))
    const queue = queues.get(db)
    if (queue) {
      queue.push({ work, settle })
      return
    }
    const started: Waiting[] = [{ work, settle }]
    queues.set(db, started)
    void drain(db, started)
  })
}
