import { serverAudits } from 'graphql-http'
import { expect, onTestFinished, test } from 'vitest'
import { createTestContext } from '#tests/support/test-context.ts'
import { buildApp } from '../start/app.ts'
import { createExecuteOperation } from './execute-operation.ts'

/** What the audit asks and we refuse on purpose, by its id, with the reason. */
const SOLO_POST = 'only POST is served: a question in an address would stand in logs and histories'
const CON_400 = 'a refused document keeps its 400, so that proxies and logs do not take it for an answer'
const SIN_EXTENSIONES = 'extensions are neither read nor refused'
const REFUSED: Record<string, string> = {
  '5A70': SOLO_POST,
  D6D5: SOLO_POST,
  '6A70': SOLO_POST,
  '572B': CON_400,
  FDE2: CON_400,
  '7B9B': CON_400,
  '58B0': SIN_EXTENSIONES,
  '58B1': SIN_EXTENSIONES,
  '58B2': SIN_EXTENSIONES,
  '58B3': SIN_EXTENSIONES,
}

test('the audit of GraphQL over HTTP passes, but for what is refused on purpose', async () => {
  const ctx = await createTestContext('sqlite')
  // Two audits ask about types.
  const executeOperation = createExecuteOperation(false)
  const app = await buildApp({ ctx, lifecycle: { closing: false }, executeOperation })
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const failed: string[] = []
  for (const audit of serverAudits({ url: `http://127.0.0.1:${port}/api/graphql` })) {
    const result = await audit.fn()
    if (result.status !== 'ok')
      failed.push(`${audit.id} ${result.status}: ${audit.name} (${'reason' in result ? result.reason : ''})`)
  }
  expect(failed.filter((one) => !(one.split(' ')[0]! in REFUSED))).toEqual([])
  expect(Object.keys(REFUSED).toSorted()).toEqual(failed.map((one) => one.split(' ')[0]!).toSorted())
})
