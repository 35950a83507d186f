import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type Db, getEngine, getMemory } from '../engine/database.ts'
import { isBusy } from '../engine/engine-sqlite.ts'
import { inTransaction, type Tx } from '../engine/transaction.ts'

/** The outcome for each of a group: a refused one is refused alone. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: unknown }

interface Waiting<Input, Value> {
  input: Input
  settle: (outcome: Outcome<Value>) => void
}

interface GroupCommit<Ctx, Input, Value> {
  /** One outcome for each, in their order. It may run more than once, so its only effects are those on `tx`. */
  run: (ctx: Ctx, tx: Tx, inputs: readonly Input[]) => Promise<Outcome<Value>[]>
  /** On PostgreSQL, groups of different lanes do not wait for each other. SQLite has one writer, and one lane. */
  laneOf: (input: Input) => string
}

/** Keeps the time that others wait for a group within some tens of milliseconds. */
const MAX_GROUP = 256

/** It waited for a lock for as long as it may. Each alone would wait as long, and on PostgreSQL take up all connections. */
const tookTooLong = (error: unknown) => isBusy(error) || (error as { code?: unknown }).code === '57014'

/**
 * A short write of which many come at once: those that arrive together are run as one and share a commit. With it they share
 * the wait for the disk and the ways to the database. Nobody learns how it went before all of it is on the disk.
 */
export function defineGroupCommit<Ctx extends { db: Db }, Input, Value>({
  run,
  laneOf,
}: GroupCommit<Ctx, Input, Value>): (ctx: Ctx, input: Input) => Promise<Value> {
  type Group = Waiting<Input, Value>[]
  const createLanes = () => new Map<string, Group>()

  async function commit(ctx: Ctx, group: Group): Promise<void> {
    try {
      const inputs = group.map(({ input }) => input)
      const outcomes = await inTransaction(ctx.db, (tx) => run(ctx, tx, inputs))
      for (const [i, { settle }] of group.entries()) settle(outcomes[i]!)
    } catch (error) {
      // Nothing of it is stored. Whoever made it fail shall fail alone.
      if (group.length > 1 && !tookTooLong(error)) await Promise.all(group.map((one) => commit(ctx, [one])))
      else for (const { settle } of group) settle({ ok: false, error })
    }
  }

  async function drain(ctx: Ctx, lanes: Map<string, Group>, lane: string, waiting: Group): Promise<void> {
    while (waiting.length > 0) {
      // Requests that have arrived are read first, so that they join.
      await yieldToOthers()
      await commit(ctx, waiting.splice(0, MAX_GROUP))
    }
    lanes.delete(lane)
  }

  return (ctx, input) =>
    new Promise((resolve, reject) => {
      const settle = (outcome: Outcome<Value>) =>
        outcome.ok ? resolve(outcome.value) : reject(outcome.error)
      const lanes = getMemory(ctx.db).get(createLanes)
      const lane = getEngine(ctx.db) === 'sqlite' ? '' : laneOf(input)
      const waiting = lanes.get(lane)
      if (waiting) {
        waiting.push({ input, settle })
        return
      }
      const first: Group = [{ input, settle }]
      lanes.set(lane, first)
      void drain(ctx, lanes, lane, first)
    })
}
