import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '#server/context/config.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { type SmtpOptions, startSmtp } from '#tests/support/smtp.ts'
import { openEquipo } from '../equipo/testing/equipo-de-prueba.ts'

async function open(engine: Engine, config: Partial<Config> = {}) {
  const app = await openEquipo(engine, { config })
  const call = async (operation: string) => app.graphql(operation, {}, app.cookie)
  return {
    ...app,
    find: async () =>
      (await call('{ appInfo { getInicio { preparacion { firma equipo correo } } } }')).data.appInfo.getInicio
        .preparacion,
    sendPrueba: () => call('mutation { sendPruebaDeCorreo }'),
    omit: (omitida: boolean) => call(`mutation { changePreparacionOmitida(omitida: ${omitida}) }`),
  }
}

async function openSmtp(engine: Engine, options: SmtpOptions = {}) {
  const smtp = await startSmtp(options)
  onTestFinished(smtp.close)
  return { smtp, ...(await open(engine, { smtpUrl: smtp.url })) }
}

describeAnyEngine('setting a new installation up', (engine) => {
  test('the first screen offers it to administrators until it is done, or left for later', async () => {
    const { find, invite, sendPrueba, omit, smtp } = await openSmtp(engine)
    expect(await find()).toEqual({ firma: false, equipo: false, correo: 'porProbar' })
    await invite({ correo: 'colega@firma.example' })
    expect((await sendPrueba()).data.sendPruebaDeCorreo).toMatch(/^La prueba salió hacia /)
    expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(['Prueba: el correo del sitio funciona'])
    expect(await find()).toEqual({ firma: false, equipo: true, correo: 'probado' })
    await omit(true)
    expect(await find()).toBeNull()
    await omit(false)
    expect(await find()).not.toBeNull()
  })

  test('why a test mail did not leave is said without words of the mail server', async () => {
    const smtp = await startSmtp({ login: { user: 'sitio', pass: 'buena' } })
    onTestFinished(smtp.close)
    const { sendPrueba, find } = await open(engine, { smtpUrl: smtp.url.replace('buena', 'otra') })
    const { errors } = await sendPrueba()
    expect(errors[0]).toMatchObject({
      message: 'El servidor de correo no aceptó el usuario o la contraseña: revisa SMTP_URL.',
      extensions: { code: 'CONFLICT' },
    })
    expect((await find()).correo).toBe('porProbar')
  })

  test('a site without a mail server says so', async () => {
    const { sendPrueba, find } = await open(engine)
    expect((await find()).correo).toBe('sinServidor')
    expect((await sendPrueba()).errors[0].message).toMatch(/^Falta el servidor de correo/)
  })
})
