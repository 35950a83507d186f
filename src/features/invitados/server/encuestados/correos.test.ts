import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { formatToken } from '#domain/encuesta/token.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { LA_CEIBA } from '#features/climas/server/testing/climas-de-prueba.ts'
import { createPng, toDataUrl } from '#server/archivos/testing/png-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { computeToken } from '#server/llaves/llave.ts'
import { startTestSmtp, startWorker } from '#server/mail/testing/running-worker.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import type { SmtpOptions } from '#tests/support/smtp.ts'
import { findDestino, plantillasEncuestados, renderRecordatorio } from './plantillas-encuestados.ts'
import { openEncuestados } from './testing/encuestados-de-prueba.ts'

const LIMITE = Date.UTC(2026, 3, 30, 18)

async function open(engine: Engine, smtp: SmtpOptions = {}) {
  const app = await openEncuestados(engine, {
    config: { publicUrl: 'https://www.firma.example', basePath: '/sitio' },
    clima: { fechaLimite: LIMITE },
  })
  const server = await startTestSmtp(app.ctx, smtp)
  const estadosDe = async () =>
    new Map((await app.list()).map(({ correo, estadoCorreo }) => [correo, estadoCorreo]))
  return {
    ...app,
    server,
    startMail: () => startWorker(app.ctx, { plantillas: plantillasEncuestados }),
    waitForEstados: (estados: Record<string, string>) =>
      eventually(async () => expect(await estadosDe()).toEqual(new Map(Object.entries(estados)))),
    getToken: async (idEncuestado: string) => {
      const { llave } = await requireAbierto(app.ctx, app.idClima)
      return formatToken(computeToken(llave, idEncuestado))
    },
  }
}

describeEngines('mail to respondents', (engine) => {
  test('what the server accepts and what it refuses shows, and waiting shows too', async () => {
    const { invite, startMail, waitForEstados, getSalida } = await open(engine, {
      behave: (to) => (to === 'no-existe@x.gt' ? 'refuse' : to === 'luego@x.gt' ? 'defer' : 'accept'),
    })
    await invite(['ana@x.gt', 'no-existe@x.gt', 'luego@x.gt'])
    await waitForEstados({ 'ana@x.gt': 'En cola', 'no-existe@x.gt': 'En cola', 'luego@x.gt': 'En cola' })
    expect(await getSalida()).toEqual({
      enCola: 3,
      total: 3,
      recordatorios: false,
      recordadoHoy: false,
      gruposRecordadosHoy: [],
      carpeta: null,
    })
    startMail()
    await waitForEstados({
      'ana@x.gt': 'Se Envió',
      'no-existe@x.gt': 'Error al envío',
      'luego@x.gt': 'En cola',
    })
    expect(await getSalida()).toEqual({
      enCola: 1,
      total: 3,
      recordatorios: false,
      recordadoHoy: false,
      gruposRecordadosHoy: [],
      carpeta: null,
    })
  })

  test('a mail of a round takes three queries at most: it is claimed, read and written down, or with others', async () => {
    const { invite, server, ctx, list } = await open(engine)
    const counted = countQueries(ctx)
    await invite(Array.from({ length: 100 }, (_, n) => `p${n}@x.gt`))
    counted.take()
    startWorker(counted.ctx, { plantillas: plantillasEncuestados })
    await server.waitForMails(100)
    const pending = async () => (await list()).filter(({ estadoCorreo }) => estadoCorreo !== 'Se Envió')
    await eventually(async () => expect(await pending()).toEqual([]))
    // The worker looks by the clock too, which a slow machine does more often; one query more a mail would be 400.
    expect(counted.take()).toBeLessThanOrEqual(340)
  })
})

describeAnyEngine('mail to respondents', (engine) => {
  test('an invitation says who asks, how long, until when, where and with which token', async () => {
    const { invite, find, server, startMail, idClima, ctx, getToken, getClima } = await open(engine)
    await invite(['ana@x.gt'])
    startMail()
    const [{ mail, to }] = (await server.waitForMails(1)) as any
    expect(to).toEqual(['ana@x.gt'])
    expect(mail.subject).toBe('Tu opinión sobre Alimentos La Ceiba: encuesta confidencial de clima')
    const token = await getToken((await find('ana@x.gt')).id)
    const corta = `www.firma.example/sitio/e/${(await getClima(idClima)).codigo}`
    const dicho = [
      'Alimentos La Ceiba quiere saberlo',
      'le pidió a Clima y Talento',
      'La encuesta es confidencial y no pregunta tu nombre.',
      'No tiene un mínimo de personas',
      'La consultora la maneja de forma confidencial. Contesta con honestidad.',
      'Unos 5 minutos (8 preguntas)',
      'Hasta el jueves 30 de abril',
      token,
      `https://${corta}#${token.replaceAll(' ', '')}`,
      corta,
      'Quién ve lo que contestas',
      `https://www.firma.example/sitio/anonimato?e=${idClima}`,
    ]
    const visto = mail.html.replace(/<\/?span[^>]*>/g, '').replace(/<\/?strong>/g, '')
    for (const frase of dicho) {
      expect(mail.text).toContain(frase)
      expect(visto).toContain(frase)
    }
    // Of the survey a respondent reads only its short address.
    expect(`${mail.text}${mail.html}`).not.toMatch(/admin/i)
    // It has no minimum, and is called anonymous nowhere but in the address of the page.
    expect(mail.text.replaceAll('/anonimato?', '')).not.toMatch(/an[óo]nim/i)
    expect(mail.attachments.map(({ filename }: { filename: string }) => filename)).toEqual(['franja.png'])
    const guardado = JSON.stringify(await ctx.db.selectFrom('correos').selectAll().execute())
    for (const escrito of [token, token.replaceAll(' ', '')]) expect(guardado).not.toContain(escrito)
  })

  test.for([
    [6, 'Quedan 6 días para dar tu opinión'],
    [1, 'Queda un día para dar tu opinión'],
    [0, 'Hoy es el último día para dar tu opinión'],
    [null, 'Todavía esperamos tu opinión'],
  ] as const)('with %s days left, a reminder is titled "%s"', async ([dias, titulo]) => {
    const { ctx, invite, find, idClima } = await openEncuestados(engine, {
      config: { timeZone: 'UTC' },
      clima: { fechaLimite: null },
    })
    const hoy = Math.floor(ctx.now() / DIA_MS) * DIA_MS
    ctx.advance(hoy + DIA_MS / 2 - ctx.now())
    await invite(['ana@x.gt'])
    const limite = dias === null ? null : hoy + dias * DIA_MS + DIA_MS - 1
    await ctx.db.updateTable('climas').set({ fecha_limite: limite }).execute()
    const datos = { idClima, idEncuestado: (await find('ana@x.gt')).id }
    const mail = await renderRecordatorio(ctx, (await findDestino(ctx, datos))!, datos)
    expect(mail?.html).toContain(`>${titulo}</h1>`)
    if (dias !== null) expect(mail?.asunto).toContain(titulo.replace(' para dar tu opinión', ': '))
  })

  test('an invitation carries the logo of the company, and names it', async () => {
    const { invite, server, startMail, call, idEmpresa } = await open(engine)
    await call(
      'mutation($id: ID!, $empresa: EmpresaInput!) { updateEmpresa(idEmpresa: $id, empresa: $empresa) { id } }',
      { id: idEmpresa, empresa: { ...LA_CEIBA, logo: toDataUrl(createPng()) } },
    )
    await invite(['ana@x.gt'])
    startMail()
    const [{ mail }] = (await server.waitForMails(1)) as any
    const [logo, ...otros] = mail.attachments
    expect(otros.map(({ filename }: { filename: string }) => filename)).toEqual(['franja.png'])
    expect([logo.mimeType, logo.disposition]).toEqual(['image/png', 'inline'])
    expect(Buffer.from(logo.content).equals(createPng())).toBe(true)
    expect(mail.html).toContain(`<img src="cid:${logo.contentId.slice(1, -1)}" alt="Alimentos La Ceiba"`)
  })

  test('a domain with an accent is written to under its name in ASCII', async () => {
    const { invite, server, startMail } = await open(engine)
    await invite(['ana@compañía.gt'])
    startMail()
    const [{ raw }] = (await server.waitForMails(1)) as any
    expect(raw.toString()).toContain(`To: ana@${domainToASCII('compañía.gt')}\r\n`)
  })

  test('nobody to remind is said', async () => {
    const { invite, remind } = await open(engine)
    await invite(null)
    expect((await remind()).data.sendRecordatorios).toMatch(/^No hay a quién recordar/)
  })

  test('a company whose name tries to write headers writes none', async () => {
    const app = await openEncuestados(engine)
    await app.ctx.db
      .updateTable('empresas')
      .set({ nombre_comercial: 'Mala\r\nBcc: otro@x.gt\u2028<b>Hola</b>' })
      .execute()
    const server = await startTestSmtp(app.ctx)
    await app.invite(['ana@x.gt'])
    startWorker(app.ctx, { plantillas: plantillasEncuestados })
    const [{ mail, to }] = (await server.waitForMails(1)) as any
    expect(to).toEqual(['ana@x.gt'])
    expect(mail.bcc).toBeUndefined()
    expect(mail.subject.replaceAll('\u2060', '')).toBe(
      'Tu opinión sobre Mala Bcc: otro@x.gt <b>Hola</b>: encuesta confidencial de clima',
    )
    expect(mail.html).not.toContain('<b>Hola</b>')
  })

  test('a company whose name is an address leads nobody there', async () => {
    const app = await openEncuestados(engine)
    await app.ctx.db
      .updateTable('empresas')
      .set({ nombre_comercial: 'Gana en https://premio.example/ya o ana@premio.example' })
      .execute()
    const server = await startTestSmtp(app.ctx)
    await app.invite(['ana@x.gt'])
    startWorker(app.ctx, { plantillas: plantillasEncuestados })
    const { mail } = (await server.waitForMails(1))[0]!
    for (const texto of [mail.subject, mail.text, mail.html]) {
      expect(texto).not.toContain('premio.example')
      expect(texto).toContain('premio.\u2060example')
      expect(texto).not.toContain('https://premio')
      expect(texto).not.toContain('ana@premio')
    }
  })

  test('without an SMTP server the mails are files, and staff learn where', async () => {
    const { ctx, invite, find, remove, getSalida } = await openEncuestados(engine)
    await invite(['ana@x.gt', 'luis@x.gt'])
    startWorker(ctx, { plantillas: plantillasEncuestados })
    const { carpeta } = await getSalida()
    expect(carpeta).toBe(join(ctx.config.dataDir, 'correo'))
    await eventually(() => expect(readdirSync(carpeta!)).toHaveLength(2))
    await eventually(async () => expect((await find('ana@x.gt')).estadoCorreo).toBe('Se Envió'))
    await remove((await find('ana@x.gt')).id)
    const [quedo] = readdirSync(carpeta!)
    expect(readFileSync(join(carpeta!, quedo!), 'utf8')).toContain('To: luis@x.gt')
    expect(statSync(join(carpeta!, quedo!)).mode & 0o077).toBe(0)
  })
})
