import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import {
  computeTokenDeEnlace,
  hashTokenDeEnlace,
  saveEnlace,
} from '#features/cuentas/server/sesion/enlaces/enlace.ts'
import { findEnlace, takeEnlace } from '#features/cuentas/server/sesion/enlaces-store.ts'
import { findReto, insertReto, takeReto } from '#features/cuentas/server/sesion/retos-store.ts'
import { deleteSesionesTerminadas } from '#features/cuentas/server/sesion/sesiones-store.ts'
import { claimArchivo } from '#features/cvs/server/archivos-store.ts'
import { insertCv } from '#features/cvs/server/escribir-cv.ts'
import { ANA } from '#features/cvs/server/testing/cvs-de-prueba.ts'
import { claimRonda } from '#features/invitados/server/encuestados/recordatorios/rondas-store.ts'
import { openEncuestados } from '#features/invitados/server/encuestados/testing/encuestados-de-prueba.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestContext, type TestContext } from '#tests/support/test-context.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { findValor } from '../db/ajustes-store.ts'
import { inTransaction } from '../db/engine/transaction.ts'
import { consumeLimite, isLimiteAgotado } from '../db/limites.ts'
import { claimCorreos } from '../mail/outbox-store.ts'
import { findRow, startTestSmtp, startWorker, waitForEstado } from '../mail/testing/running-worker.ts'
import { insertAll, saludoPara } from '../mail/testing/saludo.ts'
import { createHousekeeping } from './housekeeping.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO
const ANIO = 365 * DIA_MS

async function runHousekeeping(ctx: TestContext): Promise<void> {
  const housekeeping = createHousekeeping(ctx)
  housekeeping.start()
  await housekeeping.stop()
}

describeAnyEngine('a clock that jumps', (engine) => {
  const openSesion = async () => {
    const { ctx, graphql, logIn } = await createTestApp(engine)
    const cookie = await logIn()
    const isConnected = async (other = cookie) =>
      (await graphql('{ auth { getLogIn { conexion } } }', {}, other)).data.auth.getLogIn.conexion
    return { ctx, logIn, isConnected }
  }

  test('an hour forwards or back ends no session', async () => {
    const { ctx, isConnected } = await openSesion()
    for (const jump of [HORA, -HORA, -HORA, HORA]) {
      ctx.advance(jump)
      expect(await isConnected()).toBe(true)
      await deleteSesionesTerminadas(ctx.db, ctx.now())
    }
  })

  test('a session begun a year ahead does not last a year', async () => {
    const { ctx, logIn, isConnected } = await openSesion()
    ctx.advance(ANIO)
    const ahead = await logIn()
    expect(await isConnected(ahead)).toBe(true)
    ctx.advance(-ANIO)
    expect(await isConnected(ahead)).toBe(false)
    expect(await isConnected()).toBe(true)
    await deleteSesionesTerminadas(ctx.db, ctx.now())
    expect(await ctx.db.selectFrom('sesiones').selectAll().execute()).toHaveLength(1)
  })

  test('a session seen a day ahead still ends after twelve idle hours', async () => {
    const { ctx, isConnected } = await openSesion()
    for (let hours = 0; hours < 24; hours += 8) {
      ctx.advance(8 * HORA)
      expect(await isConnected()).toBe(true)
    }
    ctx.advance(-DIA_MS)
    expect(await isConnected()).toBe(true)
    ctx.advance(12 * HORA)
    expect(await isConnected()).toBe(false)
  })

  test('a link or a challenge of a year ahead is good for no longer than it would be', async () => {
    const { ctx } = await openSesion()
    const { db, now, advance } = ctx
    const { id: idUsuario } = await db.selectFrom('usuarios').select('id').executeTakeFirstOrThrow()
    advance(ANIO)
    await inTransaction(db, (tx) =>
      saveEnlace(tx, ctx, { idEnlace: 'e', idUsuario, tipo: 'olvido', duraMs: 30 * MINUTO }),
    )
    const tokenHash = hashTokenDeEnlace(computeTokenDeEnlace(ctx, 'e'))
    const nuevo = { tipo: 'llave', idUsuario: null, reto: 'x', hasta: now() + 5 * MINUTO } as const
    const id = await insertReto(db, nuevo)
    const isGood = async () => [
      (await findEnlace(db, tokenHash, now())) !== null,
      (await findReto(db, { id, tipo: 'llave', now: now() })) !== null,
    ]
    expect(await isGood()).toEqual([true, true])
    advance(-ANIO)
    expect(await isGood()).toEqual([false, false])
    expect(await inTransaction(db, (tx) => takeEnlace(tx, tokenHash, now()))).toBeNull()
    expect(await takeReto(db, { id, tipo: 'llave', now: now() })).toBeNull()
    await runHousekeeping(ctx)
    advance(ANIO)
    expect(await isGood()).toEqual([false, false])
  })

  test('a limit used up a year ahead is open again, and a second between nodes changes no count', async () => {
    const { db, now, advance } = await createTestContext(engine)
    const limite = { clave: 'x', max: 2, ventanaMs: 15 * MINUTO }
    advance(ANIO)
    for (const passes of [true, true, false]) expect(await consumeLimite(db, now(), limite)).toBe(passes)
    expect(await isLimiteAgotado(db, now(), limite)).toBe(true)
    expect(await isLimiteAgotado(db, now() - 1_000, limite)).toBe(true)
    expect(await consumeLimite(db, now() - 1_000, limite)).toBe(false)
    advance(-ANIO)
    expect(await isLimiteAgotado(db, now(), limite)).toBe(false)
    for (const passes of [true, true, false]) expect(await consumeLimite(db, now(), limite)).toBe(passes)
    advance(15 * MINUTO)
    expect(await consumeLimite(db, now(), limite)).toBe(true)
  })

  test('forwards while a mail is on its way: it is not sent again', async () => {
    const ctx = await createTestContext(engine)
    const accept = Promise.withResolvers<void>()
    const smtp = await startTestSmtp(ctx, { beforeAccept: () => accept.promise })
    startWorker(ctx)
    const [first] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await expect.poll(() => smtp.offered()).toBe(1)
    ctx.advance(ANIO)
    // Once this one is on its way too, the worker has looked at the outbox with the new time.
    const [second] = await insertAll(ctx, [saludoPara('bea@ejemplo.com')])
    await expect.poll(() => smtp.offered()).toBe(2)
    await sleep(200)
    accept.resolve()
    for (const id of [first!, second!]) {
      await waitForEstado(ctx, id, 'enviado')
      expect(await findRow(ctx, id)).toMatchObject({ intentos: 1 })
    }
    expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual(['ana@ejemplo.com', 'bea@ejemplo.com'])
  })

  test('back: mails of the time ahead are sent at once, one in hand is left to its holder', async () => {
    const ctx = await createTestContext(engine)
    ctx.advance(ANIO)
    const [enMano, nuevo] = await insertAll(ctx, [
      saludoPara('ana@ejemplo.com'),
      saludoPara('bea@ejemplo.com'),
    ])
    const claim = () => claimCorreos(ctx.db, { now: ctx.now(), hasta: ctx.now() + 6 * MINUTO, limit: 1 })
    await ctx.db.updateTable('correos').set({ proximo_intento: 0 }).where('id', '=', enMano!).execute()
    expect(await claim()).toMatchObject([{ id: enMano }])
    ctx.advance(-ANIO)
    expect(await claim()).toEqual([])
    await runHousekeeping(ctx)
    expect(await claim()).toMatchObject([{ id: nuevo }])
    expect(await claim()).toEqual([])
    ctx.advance(6 * MINUTO)
    expect(await claim()).toMatchObject([{ id: enMano }])
  })

  test('back: a file that somebody was reading ahead is read now', async () => {
    const ctx = await createTestContext(engine)
    await insertCv(ctx, ANA)
    const claim = () => claimArchivo(ctx.db, { now: ctx.now(), hasta: ctx.now() + 2 * MINUTO })
    ctx.advance(ANIO)
    expect(await claim()).not.toBeNull()
    expect(await claim()).toBeNull()
    ctx.advance(-ANIO)
    expect(await claim()).not.toBeNull()
    expect(await claim()).toBeNull()
  })

  test('years ahead: nothing is erased by its date, unless the clock stays there for a day', async () => {
    const ctx = await createTestContext(engine)
    await noteBitacora(ctx.db, ctx, { tipo: 'bitacoraDescargada' })
    const count = async () => (await ctx.db.selectFrom('bitacora').select('tipo').execute()).length
    await runHousekeeping(ctx)
    for (const jump of [3 * ANIO, 23 * HORA, -3 * ANIO, 3 * ANIO, 23 * HORA]) {
      ctx.advance(jump)
      await runHousekeeping(ctx)
      expect(await count()).toBe(1)
    }
    ctx.advance(HORA)
    await runHousekeeping(ctx)
    expect(await count()).toBe(0)
  })

  test('a machine that runs for an hour a week erases what was over the last time', async () => {
    const ctx = await createTestContext(engine)
    await noteBitacora(ctx.db, ctx, { tipo: 'bitacoraDescargada' })
    const count = async () => (await ctx.db.selectFrom('bitacora').select('tipo').execute()).length
    for (const [days, left] of [
      [720, 1],
      [7, 1],
      [7, 1],
      [7, 0],
    ] as const) {
      ctx.advance(days * DIA_MS)
      await runHousekeeping(ctx)
      expect(await count()).toBe(left)
    }
  })

  test('a year ahead: mails that were sent stay for a day', async () => {
    const ctx = await createTestContext(engine)
    await startTestSmtp(ctx)
    startWorker(ctx)
    const [first] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await waitForEstado(ctx, first!, 'enviado')
    const readReloj = async () => Number((await findValor(ctx.db, 'reloj'))?.split(' ')[1] ?? 0)
    await expect.poll(readReloj).toBeGreaterThan(0)
    ctx.advance(ANIO)
    const [second] = await insertAll(ctx, [saludoPara('bea@ejemplo.com')])
    await waitForEstado(ctx, second!, 'enviado')
    await expect.poll(readReloj).toBeGreaterThanOrEqual(ctx.now() - MINUTO)
    expect(await findRow(ctx, first!)).toMatchObject({ estado: 'enviado' })
  })

  test('back: what was listed ahead to be erased is listed anew, with all its days', async () => {
    const ctx = await createTestContext(engine)
    await insertCv(ctx, ANA)
    await ctx.db.insertInto('ajustes').values({ clave: 'firma.retencionDesde', valor: '1' }).execute()
    const findListado = async () =>
      (await ctx.db.selectFrom('cvs').select('listado').executeTakeFirstOrThrow()).listado
    ctx.advance(10 * ANIO)
    await runHousekeeping(ctx)
    expect(await findListado()).toBe(ctx.now())
    ctx.advance(-ANIO)
    await runHousekeeping(ctx)
    expect(await findListado()).toBe(ctx.now())
  })

  test('back: a round of reminders that somebody held ahead goes on, and one that is held stays so', async () => {
    const { ctx, idClima, oficina, invite, remind } = await openEncuestados(engine)
    await invite(['a@x.gt'])
    await remind(oficina)
    const claim = () => claimRonda(ctx.db, { now: ctx.now(), hasta: ctx.now() + 6 * MINUTO })
    ctx.advance(ANIO)
    expect(await claim()).toMatchObject({ idClima })
    await runHousekeeping(ctx)
    expect(await claim()).toBeNull()
    ctx.advance(-ANIO)
    await runHousekeeping(ctx)
    expect(await claim()).toBeNull()
    ctx.advance(6 * MINUTO)
    expect(await claim()).toMatchObject({ idClima })
  })

  test('back: long work that was last heard of a year ahead is told as interrupted', async () => {
    const { ctx, graphql, logIn } = await createTestApp(engine)
    const cookie = await logIn()
    const { id_usuario } = await ctx.db.selectFrom('sesiones').select('id_usuario').executeTakeFirstOrThrow()
    const list = async () =>
      (await graphql('{ appInfo { getTrabajos { estado } } }', {}, cookie)).data.appInfo.getTrabajos
    const trabajo = { tipo: 'x', id_clima: null, huella: null, paso: 'x', hecho: 0, total: 1, cancelable: 0 }
    const sinArchivo = { archivo: null, mime: null, bytes: null }
    const desde = { creado: ctx.now() + ANIO, latido: ctx.now() + ANIO }
    await ctx.db
      .insertInto('trabajos')
      .values({ id: 't', id_usuario, estado: 'en_curso', ...trabajo, ...sinArchivo, ...desde })
      .execute()
    expect(await list()).toEqual([{ estado: 'fallido' }])
  })
})
