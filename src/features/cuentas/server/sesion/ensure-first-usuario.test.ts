import { expect, test } from 'vitest'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { ensureFirstUsuario } from './ensure-first-usuario.ts'
import { findUsuario } from './usuarios-store.ts'

describeAnyEngine('the first account', (engine) => {
  const openWith = async (password: string | null) => {
    const ctx = await createTestContext(engine)
    return { ...ctx, config: { ...ctx.config, admin: { ...ctx.config.admin, password } } }
  }

  test('is made once, with a password of its own that is told', async () => {
    const ctx = await openWith(null)
    expect(await ensureFirstUsuario(ctx)).toEqual({
      usuario: 'admin',
      password: expect.stringMatching(/^\S{16}$/),
      easilyGuessed: false,
    })
    expect(await ensureFirstUsuario(ctx)).toBeNull()
  })

  test.each([
    ['password1234', true],
    ['qwertyuiop', true],
    ['climaytalento', true],
    ['café con dos de azúcar', false],
  ])(
    'with ADMIN_PASSWORD=%s is made too, and told apart where it is easily guessed',
    async (password, facil) => {
      const ctx = await openWith(password)
      expect(await ensureFirstUsuario(ctx)).toEqual({
        usuario: 'admin',
        password: null,
        easilyGuessed: facil,
      })
      expect((await findUsuario(ctx.db, 'admin'))!.usuario).toBe('admin')
    },
  )
})
