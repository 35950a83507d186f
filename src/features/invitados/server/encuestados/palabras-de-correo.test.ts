import { expect, test } from 'vitest'
import { type Palabras, SIN_PALABRAS } from '#domain/palabras/palabras.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { startTestSmtp, startWorker } from '#server/mail/testing/running-worker.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { plantillasDeMuestra } from './muestra-de-correo.ts'
import { findDestino, plantillasEncuestados, renderRecordatorio } from './plantillas-encuestados.ts'
import { openEncuestados } from './testing/encuestados-de-prueba.ts'

const CLASE = '$idClima: ID!, $clase: ClaseDeCorreo!, $palabras: PalabrasInput!'

const write = (texto: Partial<Palabras['invitacion']>, resto: Partial<Palabras> = {}): Palabras => ({
  ...SIN_PALABRAS,
  ...resto,
  invitacion: { ...SIN_PALABRAS.invitacion, ...texto },
})

async function open(engine: Engine) {
  const app = await openEncuestados(engine, { clima: { minimoPorGrupo: 5 } })
  const { idClima, call, ctx } = app
  return {
    ...app,
    server: await startTestSmtp(ctx),
    startMail: () => startWorker(ctx, { plantillas: { ...plantillasEncuestados, ...plantillasDeMuestra } }),
    update: (palabras: Palabras) =>
      call(
        'mutation($idClima: ID!, $palabras: PalabrasInput!) { updatePalabras(idClima: $idClima, palabras: $palabras) }',
        {
          idClima,
          palabras,
        },
      ),
    updateFirma: (palabras: Palabras) =>
      call('mutation($palabras: PalabrasInput!) { updatePalabrasDeFirma(palabras: $palabras) }', {
        palabras,
      }),
    look: async (palabras: Palabras, clase = 'invitacion') =>
      (
        await call(
          `query(${CLASE}) { appInfo { getMuestraDeCorreo(idClima: $idClima, clase: $clase, palabras: $palabras) {
            de responderA asunto html } } }`,
          { idClima, clase, palabras },
        )
      ).data.appInfo.getMuestraDeCorreo,
    sendPrueba: (palabras: Palabras) =>
      call(
        `mutation(${CLASE}) { sendCorreoDePrueba(idClima: $idClima, clase: $clase, palabras: $palabras) }`,
        { idClima, clase: 'invitacion', palabras },
      ),
    render: async (correo: string) => {
      const datos = { idClima, idEncuestado: (await app.find(correo)).id }
      const invitacion = (await plantillasEncuestados.invitacion!(ctx, datos as never))!
      const recordatorio = (await renderRecordatorio(ctx, (await findDestino(ctx, datos))!, datos))!
      return { invitacion, recordatorio }
    },
  }
}

describeEngines('own words', (engine) => {
  test('a mail that waits goes out with the words of the moment; button, token, promise and stop link stay', async () => {
    const { invite, update, updateFirma, server, startMail, ctx } = await open(engine)
    await invite(['ana@x.gt'])
    await updateFirma(write({ firma: 'Marcela Ortiz', saludo: 'Buenas:' }))
    const palabras = write(
      { asunto: 'Opina en {duracion}', saludo: 'Hola:', cuerpo: 'Somos {empresa}.\n\nGracias & <3' },
      { remitente: '{firma} por {empresa}', responderA: 'marcela@firma.gt' },
    )
    expect((await update(palabras)).errors).toBeUndefined()
    startMail()
    const [{ mail }] = (await server.waitForMails(1)) as any
    expect(mail.subject).toMatch(/^Opina en \d+ minutos$/)
    expect(mail.from.name).toMatch(/ por /)
    expect(mail.replyTo).toEqual([{ name: '', address: 'marcela@firma.gt' }])
    for (const dicho of [
      'Hola:',
      'Gracias & <3',
      'Marcela Ortiz',
      'Contestar la encuesta',
      'Nadie en tu empresa',
      'No quiero recordatorios',
    ])
      expect(mail.text).toContain(dicho)
    expect(mail.text).not.toContain('Buenas:')
    expect(JSON.stringify(mail.headers)).toContain('list-unsubscribe')
    const log = await ctx.db.selectFrom('bitacora').select('tipo').execute()
    expect(log.map(({ tipo }) => tipo)).toEqual(
      expect.arrayContaining(['palabrasCambiadas', 'ajusteCambiado']),
    )
  })

  test('what will not do is refused at its field, and nothing is stored', async () => {
    const { update, look, ctx } = await open(engine)
    const { errors } = await update(write({ asunto: 'a\nBcc: b' }))
    expect([errors[0].extensions, errors[0].message]).toEqual([
      { code: 'BAD_USER_INPUT', campo: 'invitacion.asunto' },
      'Va en una sola línea.',
    ])
    expect(await ctx.db.selectFrom('palabras').selectAll().execute()).toEqual([])
    expect((await look(SIN_PALABRAS)).asunto).toContain('Tu opinión sobre')
  })

  test('the sample is the mail, holds no way in, and goes to nobody else than who asks', async () => {
    const { invite, look, sendPrueba, update, render, server, startMail, list } = await open(engine)
    await invite(['ana@x.gt'])
    const palabras = {
      ...write({ cuerpo: 'Somos {empresa}.' }),
      recordatorio: { ...SIN_PALABRAS.gracias, cuerpo: 'Falta poco.' },
    }
    const muestra = await look(palabras)
    await update(palabras)
    const { invitacion, recordatorio } = await render('ana@x.gt')
    const strip = (html: string) =>
      html.replace(/cid:[\w-]+|data:[^"]+|https?:[^"]+|<span[^>]*>[^<]*<\/span>/g, '')
    expect(strip(muestra.html)).toBe(strip(invitacion.html))
    expect(strip((await look(palabras, 'recordatorio')).html)).toBe(strip(recordatorio.html))
    await invite(['luis@x.gt'])
    const before = await list()
    expect((await sendPrueba(palabras)).data.sendCorreoDePrueba).toMatch(/^La prueba va en camino a /)
    startMail()
    const mails = (await server.waitForMails(3)) as any[]
    const prueba = mails.filter(({ mail }) => mail.subject.startsWith('Prueba: '))
    expect(prueba).toHaveLength(1)
    expect(before.map(({ correo }) => correo)).not.toContain(prueba[0].to)
    expect(JSON.stringify(prueba[0].mail.headers)).not.toContain('list-unsubscribe')
  })
})
