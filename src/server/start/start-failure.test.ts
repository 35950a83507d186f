import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEngines } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { migrate } from '../db/migrate.ts'
import { describeStartFailure } from './start-failure.ts'

/** As the driver and Node say it. */
const failure = (message: string, rest = {}) => Object.assign(new Error(message), rest)

test.each([
  ['no rights', failure('permission denied for schema public', { code: '42501' }), /owner/],
  ['a standby', failure('cannot execute CREATE TABLE', { code: '25006' }), /only be read/],
  ['LATIN1', failure('character with byte sequence', { code: '22P05' }), /encoding UTF8/],
  ['many others', failure('too many connections for database', { code: '53300' }), /no more connections/],
  ['no TLS', failure('The server does not support SSL connections'), /no TLS/],
  ['a firewall', failure('Connection terminated unexpectedly'), /nothing answers/],
  ['a firewall, waiting', failure('timeout expired'), /nothing answers/],
  ['no socket', failure('connect ENOENT', { code: 'ENOENT', syscall: 'connect' }), /nothing answers/],
  ['no way there', failure('connect', { code: 'EHOSTUNREACH', syscall: 'connect' }), /nothing answers/],
  ['no name server', failure('getaddrinfo', { code: 'EAI_AGAIN' }), /name server/],
  ['its own certificate', failure('self-signed', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), /sslrootcert/],
  ['an unknown authority', failure('verify', { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }), /sslrootcert/],
])('a PostgreSQL with %s is told in a sentence', (_, error, sentence) => {
  expect(describeStartFailure(error)).toMatch(sentence)
})

test('what is ours is not told away', () => {
  expect(describeStartFailure(new TypeError('x is undefined'))).toBeNull()
})

describeEngines('a start that fails', (engine) => {
  test('on the database of another version is told in a sentence', async () => {
    const { db } = await createTestContext(engine)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-de-otra', 'ayer')`.execute(db)
    const error = await migrate(db).catch((failure: unknown) => failure)
    expect(describeStartFailure(error)).toMatch(/^the database is of another version of this program/)
  })
})
