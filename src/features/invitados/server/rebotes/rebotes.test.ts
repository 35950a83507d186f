import { expect, onTestFinished, test } from 'vitest'
import { cerrarClima } from '#features/publicacion/server/cierre/cerrar-clima.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { startTestSmtp, startWorker } from '#server/mail/testing/running-worker.ts'
import { insertAll, plantillasDePrueba, saludoPara } from '#server/mail/testing/saludo.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type ImapTestServer, startImap } from '#tests/support/imap.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { plantillasEncuestados } from '../encuestados/plantillas-encuestados.ts'
import { computeEtiqueta } from '../encuestados/sobres.ts'
import { openEncuestados } from '../encuestados/testing/encuestados-de-prueba.ts'
import { readRebotes } from './read-rebotes.ts'
import { createRebotesJob } from './rebotes-job.ts'
import { buildAusencia, buildInforme, CORREOS_HOSTILES } from './testing/informes-de-prueba.ts'

const BUZON = 'rebotes@firma.example'

async function openRebotes(engine: Engine) {
  const imap = await startImap()
  onTestFinished(() => imap.close())
  const app = await openEncuestados(engine, {
    config: { rebotes: { correo: BUZON, imapUrl: imap.url } },
  })
  const smtp = await startTestSmtp(app.ctx)
  startWorker(app.ctx, { plantillas: { ...plantillasEncuestados, ...plantillasDePrueba } })
  const estadosDe = async () =>
    Object.fromEntries((await app.list()).map(({ correo, estadoCorreo }) => [correo, estadoCorreo]))
  /** Invites them and returns where reports about each go. */
  const inviteAll = async (...correos: string[]) => {
    await app.invite(correos)
    const mails = await smtp.waitForMails(correos.length)
    await eventually(async () =>
      expect(new Set(Object.values(await estadosDe()))).toEqual(new Set(['Se Envió'])),
    )
    return (correo: string) => mails.find(({ to }) => to[0] === correo)!
  }
  const read = () => readRebotes(app.ctx, imap.url, new AbortController().signal)
  return { ...app, imap, smtp, inviteAll, estadosDe, read }
}

const leave = (imap: ImapTestServer) => imap.list()

describeEngines('mails that come back', (engine) => {
  const open = () => openRebotes(engine)

  test('a report of a failure shows as «Error al envío», and is deleted', async () => {
    const { inviteAll, imap, read, estadosDe } = await open()
    const getMail = await inviteAll('ana@x.gt', 'luis@x.gt', 'eva@x.gt')
    imap.deliver(buildInforme({ para: getMail('ana@x.gt').from }))
    imap.deliver(buildInforme({ para: getMail('eva@x.gt').from.toUpperCase() }))
    await read()
    expect(await estadosDe()).toEqual({
      'ana@x.gt': 'Error al envío',
      'luis@x.gt': 'Se Envió',
      'eva@x.gt': 'Error al envío',
    })
    expect(leave(imap)).toEqual([])
  })

  test('after the close a report leads to nobody', async () => {
    const { inviteAll, imap, read, ctx, idClima, list } = await open()
    const { from } = (await inviteAll('ana@x.gt'))('ana@x.gt')
    await cerrarClima(ctx, { idClima })
    imap.deliver(buildInforme({ para: from }))
    await read()
    expect((await list()).map(({ estadoCorreo }) => estadoCorreo)).toEqual(['Se Envió'])
    expect(leave(imap)).toEqual([])
  })

  test('a mail that is nobody’s invitation is known by its row', async () => {
    const { ctx, smtp, imap, read } = await open()
    const [id] = await insertAll(ctx, [saludoPara('nueva@firma.example')])
    const [mail] = await smtp.waitForMails(1)
    const findEstado = async () =>
      (await ctx.db.selectFrom('correos').select('estado').where('id', '=', id!).executeTakeFirst())?.estado
    await eventually(async () => expect(await findEstado()).toBe('enviado'))
    imap.deliver(buildInforme({ para: mail!.from }))
    await read()
    expect(await findEstado()).toBe('rechazado')
  })

  test('the job looks by itself, and one node at a time', async () => {
    const { inviteAll, imap, estadosDe, ctx } = await open()
    const { from } = (await inviteAll('ana@x.gt'))('ana@x.gt')
    imap.deliver(buildInforme({ para: from }))
    const jobs = [createRebotesJob(ctx), createRebotesJob(ctx)]
    for (const job of jobs) job.start()
    await eventually(async () => expect(await estadosDe()).toEqual({ 'ana@x.gt': 'Error al envío' }))
    await eventually(() => expect(leave(imap)).toEqual([]))
    await Promise.all(jobs.map((job) => job.stop()))
    const { cuenta } = await ctx.db
      .selectFrom('limites')
      .select('cuenta')
      .where('clave', '=', 'rebotes')
      .executeTakeFirstOrThrow()
    expect(cuenta).toBe(2)
  })
})

describeAnyEngine('the mailbox of mails that come back', (engine) => {
  const open = () => openRebotes(engine)

  test('each mail has a return address of its own that names nobody', async () => {
    const { inviteAll, find, idClima, ctx } = await open()
    const getMail = await inviteAll('ana@x.gt', 'luis@x.gt')
    const retornos = ['ana@x.gt', 'luis@x.gt'].map((correo) => getMail(correo).from)
    expect(new Set(retornos).size).toBe(2)
    for (const retorno of retornos) expect(retorno).toMatch(/^rebotes\+[0-9a-f]{32}@firma\.example$/)
    const { id } = await find('ana@x.gt')
    const { llave } = await requireAbierto(ctx, idClima)
    expect(retornos[0]).toContain(computeEtiqueta(llave, id))
    expect(retornos[0]).not.toContain(id.replaceAll('-', '').slice(0, 8))
    const guardado = JSON.stringify(await ctx.db.selectFrom('correos').selectAll().execute())
    expect(guardado).not.toContain(computeEtiqueta(llave, id))
  })

  test('where a server lost the tag, the headers that it gives back name the mail', async () => {
    const { inviteAll, imap, read, estadosDe } = await open()
    const { raw } = (await inviteAll('ana@x.gt'))('ana@x.gt')
    imap.deliver(buildInforme({ para: BUZON, original: { tipo: 'message/rfc822', texto: raw.toString() } }))
    await read()
    expect(await estadosDe()).toEqual({ 'ana@x.gt': 'Error al envío' })
    expect(leave(imap)).toEqual([])
  })

  test('a delay, an absence and what strangers write change nothing', async () => {
    const { inviteAll, imap, read, estadosDe } = await open()
    const { from } = (await inviteAll('ana@x.gt'))('ana@x.gt')
    imap.deliver(buildInforme({ para: from, accion: 'delayed', estado: '4.4.1' }))
    imap.deliver(buildInforme({ para: from, accion: 'failed', estado: '4.4.7' }))
    imap.deliver(buildAusencia(from))
    imap.deliver(buildInforme({ para: `rebotes+${'0'.repeat(32)}@firma.example` }))
    imap.deliver(buildInforme({ para: 'otra@firma.example', asunto: 'De otra cosa' }))
    imap.deliver(`Subject: basura\r\n\r\n${'+'.repeat(100_000)}`)
    await read()
    expect(await estadosDe()).toEqual({ 'ana@x.gt': 'Se Envió' })
    expect(leave(imap)).toEqual([
      { asunto: 'Fuera de la oficina', visto: true },
      { asunto: 'De otra cosa', visto: true },
      { asunto: 'basura', visto: true },
    ])
  })

  test('mails that cannot be read are set aside, and what stands behind them is read', async () => {
    const { inviteAll, imap, read, estadosDe } = await open()
    const { from } = (await inviteAll('ana@x.gt'))('ana@x.gt')
    for (const build of Object.values(CORREOS_HOSTILES)) imap.deliver(build())
    imap.deliver(buildInforme({ para: from }))
    await read()
    expect(await estadosDe()).toEqual({ 'ana@x.gt': 'Error al envío' })
    // Seen, they are not read again.
    expect(leave(imap)).toEqual(Object.keys(CORREOS_HOSTILES).map(() => ({ asunto: 'hostil', visto: true })))
  })

  test('a mailbox that does not answer, or not to us, stops nothing', async () => {
    const { ctx, imap } = await open()
    const said: object[] = []
    const log = { ...ctx.log, error: (line: object) => void said.push(line) } as typeof ctx.log
    const wrong = imap.url.replace(/:[^:@]*@/, ':otra@')
    for (const imapUrl of [wrong, 'imap://x:y@127.0.0.1:1']) {
      ctx.advance(3_600_000)
      const job = createRebotesJob({
        ...ctx,
        log,
        config: { ...ctx.config, rebotes: { correo: BUZON, imapUrl } },
      })
      job.start()
      await eventually(() => expect(said.length).toBeGreaterThan(0))
      await job.stop()
      expect(JSON.stringify(said.splice(0))).not.toContain(BUZON)
    }
  })
})
