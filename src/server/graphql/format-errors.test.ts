import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { describeEngines } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { formatGraphqlError } from './format-errors.ts'

describeEngines('an error becomes words', (engine) => {
  test('what was deleted by somebody else while it was being written to is no failure of ours', async () => {
    const { db, log } = await createTestContext(engine)
    const originalError = await db
      .insertInto('llegadas')
      .values({ id_clima: 'eliminado', id_grupo: '', via: 'correo', hojas: 1 })
      .execute()
      .catch((error: Error) => error)
    expect(originalError).toBeInstanceOf(Error)
    const error = new GraphQLError('x', {
      path: ['insertCompromiso'],
      originalError: originalError as Error,
    })
    expect(formatGraphqlError(error, log)).toEqual({
      message: 'Lo que ibas a cambiar ya no está: alguien más lo eliminó mientras tanto.',
      path: ['insertCompromiso'],
      extensions: { code: 'NOT_FOUND' },
    })
  })
})
