import { expect, test } from 'vitest'
import { describeEngines } from '../../../../tests/support/databases.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { startTestSmtp, startWorker } from '../../mail/testing/running-worker.ts'
import { plantillasEncuestados } from './plantillas-encuestados.ts'
import { openEncuestados } from './testing/encuestados-de-prueba.ts'

const HORA = 3_600_000

describeEngines('invitations of a site without a mail server', (engine) => {
  async function open() {
    const app = await openEncuestados(engine)
    const startMail = () => startWorker(app.ctx, { plantillas: plantillasEncuestados })
    const listEstados = async () =>
      Object.fromEntries((await app.list()).map(({ correo, estadoCorreo }) => [correo, estadoCorreo]))
    const waitUntilWritten = (cuantos: number) =>
      eventually(async () =>
        expect(await app.getSalida()).toMatchObject({ enCola: 0, enArchivo: cuantos, total: 0 }),
      )
    return { ...app, startMail, listEstados, waitUntilWritten }
  }

  test('wait in the queue, and go out once each when there is a server', async () => {
    const { ctx, invite, find, sendTo, remind, startMail, listEstados, waitUntilWritten } = await open()
    expect((await invite(['ana@x.gt', 'luis@x.gt'])).data.insertNewEncuesta).toMatch(
      /^Se invitó a 2 personas de «Oficina»\. Por ahora de este sitio todavía no sale correo: las invitaciones esperan/,
    )
    const sinServidor = startMail()
    await waitUntilWritten(2)
    expect(await listEstados()).toEqual({ 'ana@x.gt': 'En cola', 'luis@x.gt': 'En cola' })
    expect((await remind()).data.sendRecordatorios).toMatch(/^No hay a quién recordar/)
    // A second one takes the first one's place, here too.
    expect((await sendTo((await find('ana@x.gt')).id, 'ana@x.gt')).data.sendCorreoToEncuesta).toBe(
      'El correo para ana@x.gt está en cola y espera: de este sitio todavía no sale correo.',
    )
    await waitUntilWritten(2)
    await sinServidor.stop()

    ctx.advance(HORA)
    const smtp = await startTestSmtp(ctx)
    startMail()
    await smtp.waitForMails(2)
    await eventually(async () =>
      expect(await listEstados()).toEqual({ 'ana@x.gt': 'Se Envió', 'luis@x.gt': 'Se Envió' }),
    )
    expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(['ana@x.gt', 'luis@x.gt'])
  })

  test('that waited until the deadline had passed are not sent any more, and say so', async () => {
    const { ctx, invite, startMail, listEstados, waitUntilWritten } = await open()
    await ctx.db
      .updateTable('climas')
      .set({ fecha_limite: ctx.now() + HORA })
      .execute()
    await invite(['ana@x.gt'])
    const sinServidor = startMail()
    await waitUntilWritten(1)
    await sinServidor.stop()
    ctx.advance(HORA)
    const smtp = await startTestSmtp(ctx)
    startMail()
    await eventually(async () =>
      expect(await listEstados()).toEqual({ 'ana@x.gt': 'No Se envió por correo' }),
    )
    expect(smtp.offered()).toBe(0)
  })

  test('an address that never got its invitation is not told that it is dead', async () => {
    const { ctx, invite, find, sendTo, startMail, listEstados, waitUntilWritten } = await open()
    await invite(['mal@x.gt'])
    startMail()
    await waitUntilWritten(1)
    await sendTo((await find('mal@x.gt')).id, 'bien@x.gt')
    expect(await listEstados()).toEqual({ 'bien@x.gt': 'En cola' })
    const para = await ctx.db.selectFrom('correos').select('para').execute()
    expect(para).toEqual([{ para: 'bien@x.gt' }])
  })
})
