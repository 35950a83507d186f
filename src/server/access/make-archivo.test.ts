import { request } from 'node:http'
import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { AppError } from '../base/errors.ts'
import { createMemory } from '../base/memory.ts'
import type { RequestContext } from '../context/context.ts'
import { makeArchivo } from './guard-calls.ts'

test('an account waits for three files at most, and what its connection left is not made', async () => {
  const { app, ctx, logIn } = await createTestApp('sqlite')
  const port = new URL(await app.listen({ port: 0 })).port
  const cookie = await logIn()
  const { id: administrador } = await ctx.db.selectFrom('usuarios').select('id').executeTakeFirstOrThrow()
  const asCuenta = (idUsuario: string, signal = new AbortController().signal) =>
    ({ ...ctx, memory: createMemory(), sesion: { idUsuario }, signal }) as unknown as RequestContext

  const gate = Promise.withResolvers<void>()
  const others = ['una', 'otra'].map((cuenta) => makeArchivo(asCuenta(cuenta), () => gate.promise))
  const probe = () =>
    makeArchivo(asCuenta(administrador, AbortSignal.abort({ code: 'waits' })), () => {}).catch(
      ({ code }: AppError) => code,
    )
  expect(await probe()).toBe('waits')

  const body = JSON.stringify({ query: '{ appInfo { getExcelDeBitacora(filtro: {}) } }' })
  const headers = { 'content-type': 'application/json', cookie }
  const waiting = Array.from({ length: 3 }, () => {
    const sending = request({ port, method: 'POST', path: '/api/graphql', headers, agent: false })
    sending.on('error', () => {})
    sending.end(body)
    return sending
  })
  await eventually(async () => expect(await probe()).toBe('RATE_LIMITED'))
  const fourth = await app.inject({ method: 'POST', url: '/api/graphql', headers, payload: body })
  expect(fourth.json().errors[0].message).toBe(
    'Ya pediste tres archivos que todavía no salen. Espera a que termine uno.',
  )

  for (const sending of waiting) sending.destroy()
  await eventually(async () => expect(await probe()).toBe('waits'))
  gate.resolve()
  await Promise.all(others)
  const after = await app.inject({ method: 'POST', url: '/api/graphql', headers, payload: body })
  expect(after.json().errors).toBeUndefined()
})
