import { expect, onTestFinished, test } from 'vitest'
import { HORA_MS } from '#domain/fechas/duraciones.ts'
import { buildPdf } from '#server/archivos/testing/archivos-de-prueba.ts'
import { advanceUntil } from '#server/mail/testing/running-worker.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { CONTACTO, CURRICULUM, createSitio } from '#tests/support/sitio.ts'
import { startSmtp } from '#tests/support/smtp.ts'

describeAnyEngine('contact form', (engine) => {
  test("a POST with just the specification's fields is stored and reaches the firm", async () => {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.close())
    const sitio = await createSitio(engine, {
      smtpUrl: smtp.url,
      mailTo: 'Ventas <ventas@firma.example>',
      publicUrl: 'https://www.firma.example',
    })
    sitio.startMailWorker()
    expect(await sitio.sendContacto(CONTACTO)).toMatchObject({
      status: 200,
      body: { mensaje: 'Tu mensaje ha sido Enviado' },
    })
    const [{ to, mail }] = (await smtp.waitForMails(1)) as [(typeof smtp.received)[0]]
    expect(to).toEqual(['ventas@firma.example'])
    expect(mail.subject).toBe('Mensaje de Ana Lucía Morales')
    expect(mail.replyTo).toEqual([{ name: 'Ana Lucía Morales', address: 'ana.morales@empresa.com' }])
    expect(mail.from?.address).toBe('no-responder@climaytalento.example')
    for (const words of [
      'Buenos días:\n\nQuisiera una propuesta.',
      '+502 5555-1234',
      'aviso de privacidad',
    ]) {
      expect(mail.text).toContain(words)
    }
    expect(mail.html).toContain('Buenos días:<br><br>Quisiera una propuesta.')
  })

  test('the moment of consent is kept with the message', async () => {
    const sitio = await createSitio(engine)
    await sitio.sendContacto(CONTACTO)
    const [{ datos, para, plantilla }] = (await sitio.listOutbox()) as any
    expect({ para, plantilla }).toEqual({ para: 'contacto@climaytalento.example', plantilla: 'contacto' })
    expect(datos).toEqual({
      ...CONTACTO,
      mensaje: 'Buenos días:\n\nQuisiera una propuesta.',
      consentimiento: sitio.ctx.now(),
    })
  })

  test('SMTP down, then up: nothing is lost', async () => {
    const down = await startSmtp()
    await down.close()
    const sitio = await createSitio(engine, { smtpUrl: down.url })
    sitio.startMailWorker()
    for (let turn = 0; turn < 5; turn++) {
      expect((await sitio.sendContacto({ ...CONTACTO, nombre: `Visitante ${turn}` })).status).toBe(200)
    }
    const cv = new File([new Uint8Array(buildPdf('Ana'))], 'cv.pdf')
    expect((await sitio.sendCurriculum(CURRICULUM, cv)).status).toBe(200)
    await eventually(async () => {
      const tried = await sitio.ctx.db.selectFrom('correos').select('id').where('intentos', '>', 0).execute()
      expect(tried.length).toBeGreaterThan(0)
    })
    const up = await startSmtp({ port: down.port })
    onTestFinished(() => up.close())
    // Of the CV there are two: one to the firm, with the file, and one to whoever sent it.
    await advanceUntil(sitio.ctx, () => expect(up.received).toHaveLength(7))
    const names = up.received.map(({ mail }) => mail.replyTo?.[0]?.name)
    expect(names.filter((name) => name?.startsWith('Visitante')).toSorted()).toEqual(
      Array.from({ length: 5 }, (_, turn) => `Visitante ${turn}`),
    )
    // Several are on their way at once: either may come first.
    const adjuntos = up.received.flatMap(({ mail }) => mail.attachments.map(({ filename }) => filename))
    expect(adjuntos.toSorted()).toEqual(['cv.pdf', 'franja.png'])
  })

  test.each([
    ['nombre', { nombre: '' }, 'Escribe tu nombre.'],
    ['nombre', { nombre: 'Ana\r\nBcc: otro@ejemplo.com' }, 'El nombre va en una sola línea.'],
    ['nombre', { nombre: 'Ana\0' }, /no se pueden leer/],
    ['nombre', { nombre: 'x'.repeat(121) }, /pasa de los 120 caracteres/],
    ['correo', { correo: 'ana@empresa.com\nCc: b@c.d' }, 'El correo va en una sola línea.'],
    ['correo', { correo: 'ana' }, /ana@empresa\.com/],
    ['tel', { tel: 'no tengo' }, /con números/],
    ['mensaje', { mensaje: ' \r\n ' }, 'Escribe tu mensaje.'],
    ['mensaje', { mensaje: 'x'.repeat(5_001) }, /5,000 caracteres/],
  ])('refuses a bad %s with a sentence and stores nothing', async (campo, change, mensaje) => {
    const sitio = await createSitio(engine)
    expect(await sitio.sendContacto({ ...CONTACTO, ...change })).toMatchObject({
      status: 400,
      body: { campo, mensaje: typeof mensaje === 'string' ? mensaje : expect.stringMatching(mensaje) },
    })
    expect(await sitio.listOutbox()).toEqual([])
  })

  test('refuses missing and repeated fields, and bytes that are no text', async () => {
    const sitio = await createSitio(engine)
    const { tel: _, ...sinTel } = CONTACTO
    const rest = new URLSearchParams(CONTACTO).toString()
    expect((await sitio.sendContacto(sinTel)).body).toMatchObject({ campo: 'tel', falla: 'vacio' })
    expect((await sitio.sendContacto(`${rest}&nombre=Otra`)).body).toMatchObject({
      campo: 'nombre',
      falla: 'repetido',
    })
    // A lone surrogate and a cut-off sequence, as bytes.
    for (const bytes of ['%ED%A0%80', '%C3', '%FF'])
      expect((await sitio.sendContacto(rest.replace('nombre=', `nombre=${bytes}`))).body).toMatchObject({
        campo: 'nombre',
        falla: 'ilegible',
      })
    expect((await sitio.sendContacto('')).status).toBe(400)
    expect((await sitio.sendContacto('%%%&&==')).status).toBe(400)
    expect(await sitio.listOutbox()).toEqual([])
  })

  test('refuses other kinds of bodies and other methods', async () => {
    const sitio = await createSitio(engine)
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', '']) {
      expect(await sitio.sendContacto(CONTACTO, { 'content-type': type })).toMatchObject({
        status: 415,
        body: { mensaje: expect.any(String) },
      })
    }
    const get = await sitio.app.inject('/api/mail/contacto')
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST'])
    expect(await sitio.listOutbox()).toEqual([])
  })

  test('refuses what comes from another site', async () => {
    const sitio = await createSitio(engine, { publicUrl: 'https://www.firma.example' })
    const from = (origin: string, headers = {}) => sitio.sendContacto(CONTACTO, { origin, ...headers })
    expect(await from('https://malo.example')).toMatchObject({
      status: 403,
      body: { mensaje: expect.any(String) },
    })
    expect((await from('https://malo.example', { accept: 'text/html' })).status).toBe(403)
    expect((await from('null')).status).toBe(403)
    expect(await sitio.listOutbox()).toEqual([])
    expect((await from('https://www.firma.example')).status).toBe(200)
  })

  test('a filled trap is answered like success and stores nothing; an empty one proves nothing', async () => {
    const sitio = await createSitio(engine)
    expect(await sitio.sendContacto({ ...CONTACTO, sitioweb: 'http://spam.example' })).toMatchObject({
      status: 200,
      body: { mensaje: 'Tu mensaje ha sido Enviado' },
    })
    expect(await sitio.listOutbox()).toEqual([])
    expect((await sitio.sendContacto({ ...CONTACTO, sitioweb: '' })).status).toBe(200)
    expect(await sitio.listOutbox()).toHaveLength(1)
  })

  test('30 messages an hour from one address; what was refused does not count', async () => {
    const sitio = await createSitio(engine, { mensajesPorHora: 3 })
    for (let turn = 0; turn < 4; turn++) {
      expect((await sitio.sendContacto({ ...CONTACTO, correo: 'ana' })).status).toBe(400)
    }
    for (let turn = 0; turn < 3; turn++) expect((await sitio.sendContacto(CONTACTO)).status).toBe(200)
    for (let turn = 0; turn < 2; turn++) {
      expect(await sitio.sendContacto(CONTACTO)).toMatchObject({
        status: 429,
        body: { falla: 'limite', mensaje: expect.stringContaining('una hora') },
      })
    }
    expect(await sitio.listOutbox()).toHaveLength(3)
    const claves = await sitio.ctx.db.selectFrom('limites').select('clave').execute()
    for (const { clave } of claves) expect(clave).toMatch(/^(mensajes|bytes):[0-9a-f]{64}$/)
    sitio.ctx.advance(HORA_MS)
    expect((await sitio.sendContacto(CONTACTO)).status).toBe(200)
  })

  test('the limit is exact when many come at once', async () => {
    const sitio = await createSitio(engine, { mensajesPorHora: 5 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => sitio.sendContacto(CONTACTO)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await sitio.listOutbox()).toHaveLength(5)
  })

  test('a form sent without JavaScript ends on a page, with the prefix of the site', async () => {
    const sitio = await createSitio(engine, { basePath: '/sitio', mensajesPorHora: 1 })
    const native = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }
    expect(await sitio.sendContacto({ ...CONTACTO, correo: 'ana' }, native)).toMatchObject({
      status: 303,
      location: '/sitio/?contacto=error&falla=formato&campo=correo#contacto',
    })
    expect(await sitio.sendContacto(CONTACTO, { accept: 'text/html' })).toMatchObject({
      status: 303,
      location: '/sitio/?contacto=enviado#contacto',
    })
    expect((await sitio.sendContacto(CONTACTO, native)).location).toBe(
      '/sitio/?contacto=error&falla=limite#contacto',
    )
    expect(await sitio.listOutbox()).toHaveLength(1)
  })

  test.each([
    ['no Accept', {}],
    ['Accept */*', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['Accept JSON', { accept: 'application/json' }],
    ['a script of old', { accept: 'text/html, */*', 'x-requested-with': 'XMLHttpRequest' }],
  ])('a script (%s) gets a plain 200', async (_name, headers) => {
    const sitio = await createSitio(engine)
    expect((await sitio.sendContacto(CONTACTO, headers)).status).toBe(200)
  })

  test('a database that is away is a masked 500', async () => {
    const sitio = await createSitio(engine)
    await sitio.ctx.db.schema.dropTable('correos_adjuntos').execute()
    await sitio.ctx.db.schema.dropTable('correos').execute()
    expect(await sitio.sendContacto(CONTACTO)).toEqual({
      status: 500,
      location: undefined,
      body: { mensaje: 'Algo falló de nuestro lado. Intenta de nuevo en un momento.', falla: 'interno' },
    })
  })
})
