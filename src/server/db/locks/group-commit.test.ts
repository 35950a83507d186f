import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEngines } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import type { AppContext } from '../../context/context.ts'
import { openDatabase } from '../engine/database.ts'
import type { Tx } from '../engine/transaction.ts'
import { defineGroupCommit } from './group-commit.ts'

type Work<T> = (tx: Tx) => Promise<T>

/** Of a group, each does its own work; one that throws makes the group fail. */
const runEach = defineGroupCommit({
  run: async (_: Pick<AppContext, 'db'>, tx, works: readonly Work<unknown>[]) => {
    const outcomes = []
    for (const work of works) outcomes.push({ ok: true as const, value: await work(tx) })
    return outcomes
  },
  laneOf: () => '',
})

const inGroup = <T>(ctx: Pick<AppContext, 'db'>, work: Work<T>) => runEach(ctx, work) as Promise<T>

const insert = (clave: string) => async (tx: Tx) => {
  await tx.insertInto('ajustes').values({ clave, valor: clave }).execute()
  return clave
}

const listClaves = async ({ db }: AppContext) =>
  (await db.selectFrom('ajustes').select('clave').orderBy('clave').execute()).map(({ clave }) => clave)

describeEngines('writes that share a commit', (engine) => {
  test('are run as one, each with an outcome of its own', async () => {
    const ctx = await createTestContext(engine)
    const sizes: number[] = []
    const save = defineGroupCommit({
      run: async (_: Pick<AppContext, 'db'>, tx, claves: readonly string[]) => {
        sizes.push(claves.length)
        await tx
          .insertInto('ajustes')
          .values(claves.map((clave) => ({ clave, valor: '' })))
          .execute()
        return claves.map((value) =>
          value.endsWith('3')
            ? { ok: false as const, error: new Error(value) }
            : { ok: true as const, value },
        )
      },
      laneOf: (clave) => clave[0]!,
    })
    const claves = Array.from({ length: 300 }, (_, i) => `${i < 5 ? 'a' : 'b'}${i}`)
    const outcomes = await Promise.allSettled(claves.map((clave) => save(ctx, clave)))
    expect(sizes.sort((a, b) => a - b)).toEqual(engine === 'sqlite' ? [44, 256] : [5, 39, 256])
    for (const [i, outcome] of outcomes.entries()) {
      if (i % 10 === 3) expect(outcome).toMatchObject({ reason: { message: claves[i] } })
      else expect(outcome).toEqual({ status: 'fulfilled', value: claves[i] })
    }
  })

  test('each give back their own, and one that fails takes nobody with it', async () => {
    const ctx = await createTestContext(engine)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) =>
        inGroup(ctx, async (tx) => {
          const clave = await insert(`n${String(i).padStart(3, '0')}`)(tx)
          if (i % 10 === 3) throw new Error(`refused ${i}`)
          if (i % 10 === 7) await insert(clave)(tx)
          return i
        }),
      ),
    )
    for (const [i, outcome] of outcomes.entries()) {
      if (i % 10 === 3) expect(outcome).toMatchObject({ reason: { message: `refused ${i}` } })
      else if (i % 10 === 7) expect(outcome.status).toBe('rejected')
      else expect(outcome).toEqual({ status: 'fulfilled', value: i })
    }
    expect(await listClaves(ctx)).toHaveLength(160)
  })

  test('are seen by everybody else before anybody is told', async () => {
    const ctx = await createTestContext(engine)
    const other = openDatabase(ctx.config.database)
    const isSeen = async (clave: string) =>
      (await other.selectFrom('ajustes').select('clave').where('clave', '=', clave).execute()).length === 1
    const seen = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => isSeen(await inGroup(ctx, insert(`n${i}`)))),
    )
    await other.destroy()
    expect(seen).toEqual(seen.map(() => true))
  })

  test('go on after a group that could not be committed', async () => {
    const ctx = await createTestContext(engine)
    await sql`create table hijos (clave text references ajustes(clave) deferrable initially deferred)`.execute(
      ctx.db,
    )
    const orphan = inGroup(ctx, (tx) => sql`insert into hijos values ('nadie')`.execute(tx))
    const [reason] = await Promise.allSettled([orphan])
    expect(reason.status).toBe('rejected')
    expect(await inGroup(ctx, insert('después'))).toBe('después')
    expect(await listClaves(ctx)).toEqual(['después'])
  })
})

test('a group that waited too long for a lock is not tried again one by one (postgres)', async () => {
  const ctx = await createTestContext('postgres')
  const sizes: number[] = []
  const wait = defineGroupCommit({
    run: async (_: Pick<AppContext, 'db'>, tx, inputs: readonly number[]) => {
      sizes.push(inputs.length)
      await sql`set local statement_timeout = 50`.execute(tx)
      await sql`select pg_sleep(5)`.execute(tx)
      return inputs.map((value) => ({ ok: true as const, value }))
    },
    laneOf: () => '',
  })
  const outcomes = await Promise.allSettled([1, 2, 3].map((n) => wait(ctx, n)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(sizes).toEqual([3])
})

test('a group that found the file locked for too long is not tried again one by one (sqlite)', async () => {
  const ctx = await createTestContext('sqlite')
  const sizes: number[] = []
  const wait = defineGroupCommit({
    run: async (_: Pick<AppContext, 'db'>, __, inputs: readonly number[]) => {
      sizes.push(inputs.length)
      throw Object.assign(new Error('database is locked'), { errcode: 5 })
    },
    laneOf: () => '',
  })
  await Promise.allSettled([1, 2, 3].map((n) => wait(ctx, n)))
  expect(sizes).toEqual([3])
})

test('sixty-four writes at once wait for the disk once (sqlite)', async () => {
  const ctx = await createTestContext('sqlite')
  if (ctx.config.database.engine !== 'sqlite') throw new Error('another engine')
  const reader = new DatabaseSync(ctx.config.database.file, { readOnly: true })
  const readVersion = () => reader.prepare('pragma data_version').get()!.data_version
  let versions = 0
  let last = readVersion()
  await Promise.all(
    Array.from({ length: 64 }, async (_, i) => {
      await inGroup(ctx, insert(`n${i}`))
      if (readVersion() === last) return
      last = readVersion()
      versions++
    }),
  )
  reader.close()
  expect(versions).toBe(1)
})

test('a group that meets a full disk is told so, and the next one goes on (sqlite)', async () => {
  const ctx = await createTestContext('sqlite')
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(ctx.db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count + 20)}`.execute(ctx.db)
  const write = (clave: string, size: number) =>
    inGroup(ctx, (tx) =>
      tx
        .insertInto('ajustes')
        .values({ clave, valor: 'x'.repeat(size) })
        .execute(),
    )
  const outcomes = await Promise.allSettled([write('cabe', 10), write('no cabe', 1_000_000)])
  expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: { errstr: 'database or disk is full' } })
  await write('después', 10)
  const claves = await listClaves(ctx)
  expect(claves).toContain('después')
  expect(claves).not.toContain('no cabe')
  expect(claves.includes('cabe')).toBe(outcomes[0].status === 'fulfilled')
})
