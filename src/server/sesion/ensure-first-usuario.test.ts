import { expect, test } from 'vitest'
import { describeEngines } from '../../../tests/support/databases.ts'
import { createTestContext } from '../../../tests/support/test-context.ts'
import { ConfigError } from '../config.ts'
import { ensureFirstUsuario } from './ensure-first-usuario.ts'
import { findUsuario } from './usuarios-store.ts'

describeEngines('the first account', (engine) => {
  const openWith = async (password: string | null) => {
    const ctx = await createTestContext(engine)
    return { ...ctx, config: { ...ctx.config, admin: { ...ctx.config.admin, password } } }
  }

  test('is made once, with a password of its own that is told', async () => {
    const ctx = await openWith(null)
    expect(await ensureFirstUsuario(ctx)).toEqual({
      usuario: 'admin',
      password: expect.stringMatching(/^\S{16}$/),
    })
    expect(await ensureFirstUsuario(ctx)).toBeNull()
  })

  test.each([
    ['password1234', /ADMIN_PASSWORD.*no cuentan/],
    ['qwertyuiop', /ADMIN_PASSWORD.*más usadas/],
    ['climaytalento', /ADMIN_PASSWORD.*no cuentan/],
  ])('is not made with ADMIN_PASSWORD=%s: the start says why', async (password, sentence) => {
    const ctx = await openWith(password)
    const refusal = await ensureFirstUsuario(ctx).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ConfigError)
    expect((refusal as Error).message).toMatch(sentence)
    expect(await findUsuario(ctx.db, 'admin')).toBeNull()
  })
})
