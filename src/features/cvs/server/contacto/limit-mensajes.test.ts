import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { openEncuesta } from '#features/encuesta/server/testing/encuesta-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { getVisitorNetwork, getVisitorSite } from '#server/http/visitor-network.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { CONTACTO, createSitio } from '#tests/support/sitio.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { FormError } from './form-error.ts'
import { consumeMensaje } from './limit-mensajes.ts'

const MB = 1024 * 1024

async function open(engine: Engine) {
  const ctx = await createTestContext(engine, { config: { mensajesPorHora: 10 } })
  /** Undefined where it is let in; else what is said. */
  const bring = async (address: string, megas = 0) => {
    const remitente = { red: getVisitorNetwork(address), sitio: getVisitorSite(address), bytes: megas * MB }
    try {
      await consumeMensaje(ctx, remitente)
    } catch (error) {
      if (!(error instanceof FormError)) throw error
      return error.falla
    }
  }
  return { ctx, bring }
}

describeEngines('what strangers may bring in a day', (engine) => {
  test('a provider’s customer has 65,536 networks and four times the limit of one', async () => {
    const { ctx, bring } = await open(engine)
    for (let n = 1; n <= 4; n++) expect(await bring(`2001:db8:1:${n}::1`, 60)).toBeUndefined()
    expect(await bring('2001:db8:1:5::1', 1)).toBe('lleno')
    // The neighbour of whoever did it has all of his.
    expect(await bring('2001:db8:2:1::1', 60)).toBeUndefined()
    ctx.advance(DIA_MS)
    expect(await bring('2001:db8:1:5::1', 60)).toBeUndefined()
  })

  test('all of them together bring no more than a thousand megabytes, and what is refused counts nothing', async () => {
    const { ctx, bring } = await open(engine)
    for (let n = 1; n <= 16; n++) expect(await bring(`203.0.113.${n}`, 60)).toBeUndefined()
    expect(await bring('203.0.113.17', 41)).toBe('lleno')
    expect(await bring('203.0.113.17', 40)).toBeUndefined()
    expect(await bring('203.0.113.18', 1)).toBe('lleno')
    ctx.advance(DIA_MS)
    expect(await bring('203.0.113.18', 60)).toBeUndefined()
  })
})

describeAnyEngine('what strangers may bring in a day', (engine) => {
  test('the same counts messages', async () => {
    const { bring } = await open(engine)
    for (let n = 0; n < 40; n++) expect(await bring(`2001:db8:1:${n.toString(16)}::1`)).toBeUndefined()
    expect(await bring('2001:db8:1:ffff::1')).toBe('limite')
    expect(await bring('2001:db8:2::1')).toBeUndefined()
  })

  test('behind a trusted proxy, the visitor it names is counted', async () => {
    const sitio = await createSitio(engine, { trustProxy: 1, mensajesPorHora: 1 })
    const sendFrom = async (address: string) =>
      (await sitio.sendContacto(CONTACTO, { 'x-forwarded-for': address })).status
    expect(await sendFrom('2001:db8:1:1::1')).toBe(200)
    expect(await sendFrom('2001:db8:1:1::2')).toBe(429)
    for (const n of [2, 3, 4]) expect(await sendFrom(`2001:db8:1:${n}::1`)).toBe(200)
    expect(await sendFrom('2001:db8:1:5::1')).toBe(429)
    expect(await sendFrom('203.0.113.7')).toBe(200)
  })

  test('below the floor of free space forms are refused, and surveys go on saving', async () => {
    const encuesta = await openEncuesta(engine)
    encuesta.ctx.config.espacioMinimoMb = 1_000_000_000
    const refused = await encuesta.app.inject({
      method: 'POST',
      url: '/api/mail/contacto',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(CONTACTO).toString(),
    })
    expect(refused.statusCode).toBe(507)
    const { token } = await encuesta.invite()
    await encuesta.save(token, encuesta.answer({ 1: '0' }))
    expect((await encuesta.dump()).hojas).toHaveLength(1)
  })
})
