import { expect, test } from 'vitest'
import { cerrarClima } from '#features/publicacion/server/cierre/cerrar-clima.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { startTestSmtp, startWorker } from '#server/mail/testing/running-worker.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { findDestino, plantillasEncuestados, renderRecordatorio } from './plantillas-encuestados.ts'
import { startRondas } from './recordatorios/testing/start-rondas.ts'
import { openEncuestados } from './testing/encuestados-de-prueba.ts'

async function inviteOne(app: Awaited<ReturnType<typeof openEncuestados>>) {
  await app.invite(['ana@x.gt'])
  return app.find('ana@x.gt')
}

async function open(engine: Engine) {
  const app = await openEncuestados(engine, { config: { basePath: '/sitio' } })
  const smtp = await startTestSmtp(app.ctx)
  startWorker(app.ctx, { plantillas: plantillasEncuestados })
  startRondas(app.ctx)
  await app.invite(['ana@x.gt', 'luis@x.gt'])
  const mails = await smtp.waitForMails(2)
  const { mail } = mails.find(({ to }) => to[0] === 'ana@x.gt')!
  const getHeader = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  const enlace = getHeader('list-unsubscribe')!.slice(1, -1)
  const { pathname } = new URL(enlace)
  const post = (url = pathname, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'List-Unsubscribe=One-Click',
    })
  return { ...app, smtp, mail, getHeader, enlace, pathname, post }
}

describeEngines('no more reminders', (engine) => {
  test('one POST without a session is enough; the others still get theirs, and answering goes on', async () => {
    const { post, smtp, remind, find, answer, list, call, idClima } = await open(engine)
    // An invitation that is still being noted down would stand in for the reminder.
    await eventually(async () =>
      expect((await list()).every(({ estadoCorreo }) => estadoCorreo === 'Se Envió')).toBe(true),
    )
    const answered = await post()
    expect(answered.statusCode).toBe(200)
    expect(answered.body).toBe('No te mandaremos más recordatorios de esta encuesta.')
    expect((await post()).statusCode).toBe(200)
    const { data } = await call('query($id: ID!) { appInfo { getPorRecordar(idClima: $id) } }', {
      id: idClima,
    })
    expect(data.appInfo.getPorRecordar).toBe(1)
    expect((await remind()).data.sendRecordatorios).toMatch(/^Se puso en cola 1 recordatorio/)
    const mails = await smtp.waitForMails(3)
    expect(mails[2]!.to).toEqual(['luis@x.gt'])
    await answer((await find('ana@x.gt')).id)
    expect((await find('ana@x.gt')).estado).toBe('Completa')
  })

  test('a link of somebody else’s making, cut off, or of a closed climate is none', async () => {
    const { post, pathname, ctx, idClima } = await open(engine)
    const wrong = [
      pathname.slice(0, -1),
      `${pathname.slice(0, -4)}0000`,
      pathname.replace(idClima, 'otro'),
      `/sitio/baja/${'a'.repeat(90)}/${'b'.repeat(32)}`,
    ]
    for (const url of wrong) expect((await post(url)).statusCode).toBe(404)
    const rows = await ctx.db.selectFrom('encuestados').select('sin_recordatorios').execute()
    expect(rows.every((row) => row.sin_recordatorios === 0)).toBe(true)
    await post()
    await cerrarClima(ctx, { idClima })
    expect((await post()).statusCode).toBe(404)
    // Nor does a closed climate remember who asked.
    const left = await ctx.db.selectFrom('encuestados').select('sin_recordatorios').execute()
    expect(left.every((row) => row.sin_recordatorios === 0)).toBe(true)
  })
})

describeAnyEngine('no more reminders', (engine) => {
  test('every mail says how, to the person and to the mail program', async () => {
    const { mail, enlace, getHeader } = await open(engine)
    expect(enlace).toMatch(/^http:\/\/localhost:3000\/sitio\/baja\/[^/]+\/[0-9a-f]{32}$/)
    expect(getHeader('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.text).toContain(enlace)
    expect(mail.html).toContain(enlace)
  })

  test('what a multipart body says does just as well, and a person ends on a page', async () => {
    const { post, pathname } = await open(engine)
    const multipart = await post(pathname, { 'content-type': 'multipart/form-data; boundary=x' })
    expect(multipart.statusCode).toBe(200)
    const person = await post(pathname, { 'sec-fetch-mode': 'navigate' })
    expect(person.statusCode).toBe(303)
    expect(person.headers.location).toBe('/sitio/baja?resultado=hecho')
  })

  test('whoever asks while a round waits gets none of it', async () => {
    const app = await openEncuestados(engine)
    const { id, idClima } = { ...(await inviteOne(app)), idClima: app.idClima }
    await app.remind()
    await app.ctx.db.updateTable('encuestados').set({ sin_recordatorios: 1 }).execute()
    const datos = { idClima, idEncuestado: id }
    const destino = await findDestino(app.ctx, datos)
    expect(await renderRecordatorio(app.ctx, destino!, datos)).toBeNull()
  })
})
