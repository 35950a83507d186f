import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { plantillasContacto } from '../../src/features/cvs/server/contacto/plantillas-contacto.ts'
import { plantillasEncuestados } from '../../src/features/invitados/server/encuestados/plantillas-encuestados.ts'
import { openEncuestados } from '../../src/features/invitados/server/encuestados/testing/encuestados-de-prueba.ts'
import { createMailWorker } from '../../src/server/mail/mail-worker.ts'
import { describeEngines } from '../support/databases.ts'
import { CONTACTO } from '../support/sitio.ts'
import { startSmtp } from '../support/smtp.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO
const INVITADOS = 60

describeEngines('an SMTP server that is down for an hour', (engine) => {
  test('everything written before and meanwhile goes out afterwards, once each', async () => {
    const down = await startSmtp()
    await down.close()
    const site = await openEncuestados(engine, { config: { smtpUrl: down.url } })
    const { ctx, app } = site
    const worker = createMailWorker(ctx, {
      plantillas: { ...plantillasContacto, ...plantillasEncuestados },
      esperaMs: 25,
    })
    worker.start()
    onTestFinished(() => worker.stop(0))

    const correos = Array.from({ length: INVITADOS }, (_, n) => `p${n}@empresa.example`)
    await site.invite(correos)
    for (let minute = 0; minute < 60; minute++) {
      if (minute % 10 === 0) {
        const sent = await app.inject({
          method: 'POST',
          url: '/api/mail/contacto',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ ...CONTACTO, mensaje: `Del minuto ${minute}.` }).toString(),
        })
        expect(sent.statusCode).toBe(200)
      }
      ctx.advance(MINUTO)
      await sleep(30)
    }
    const estados = async () => new Set((await site.list()).map(({ estadoCorreo }) => estadoCorreo))
    expect(await estados()).toEqual(new Set(['En cola']))

    const smtp = await startSmtp({ port: down.port })
    onTestFinished(() => smtp.close())
    // The first ones were tried several times and have a wait of up to half an hour behind them.
    await expect
      .poll(
        () => {
          ctx.advance(MINUTO)
          return smtp.received.length
        },
        { timeout: 60_000, interval: 100 },
      )
      .toBe(INVITADOS + 6)
    await expect.poll(estados, { timeout: 10_000 }).toEqual(new Set(['Se Envió']))
    ctx.advance(HORA)
    await sleep(300)
    const invited = smtp.received.flatMap(({ to }) => to).filter((to) => to.endsWith('@empresa.example'))
    expect(invited.toSorted()).toEqual(correos.toSorted())
    const written = smtp.received
      .map(({ mail }) => /Del minuto \d+\./.exec(mail.text ?? '')?.[0])
      .filter(Boolean)
    expect(written.toSorted()).toEqual([0, 10, 20, 30, 40, 50].map((minute) => `Del minuto ${minute}.`))
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(INVITADOS + 6)
    expect(smtp.offered()).toBe(INVITADOS + 6)
  })
})
