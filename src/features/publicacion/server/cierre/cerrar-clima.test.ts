import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answerAs, codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { saveHojas } from '#features/encuesta/server/hojas-store.ts'
import { getReferenciaDeCorreo } from '#features/invitados/server/encuestados/referencia-de-correo.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { lockHojas, shareClima } from '#server/db/locks/climate-locks.ts'
import { computeClaveDeHoja } from '#server/llaves/llave.ts'
import { createEmlTransport } from '#server/mail/eml-transport.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { listLlaves } from '#tests/support/list-llaves.ts'
import { inviteEncuestado, requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { openConMinimo } from '../testing/publicacion-de-prueba.ts'
import { cerrarClima } from './cerrar-clima.ts'
import { listHojas, openParaCerrar } from './testing/cierre-de-prueba.ts'

const open = (engine: Engine) => openParaCerrar(engine)

describeEngines('closing a climate', (engine) => {
  test('keeps every figure, the texts and the participation, deletes the sheets, and cannot be undone', async () => {
    const app = await open(engine)
    const { ctx, idClima, cerrar, changeActiva, getClima, readCifras } = app
    await answerAs(ctx, idClima, { grupo: 1 })
    await answerAs(ctx, idClima, { grupo: 2, todo: false })
    await changeActiva(idClima, true)
    const antes = await getClima(idClima)
    const cifras = await readCifras()
    const getCerradoEl = async () => {
      const query =
        'query($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) { cerradoEl } } }'
      return (await app.call(query, { idClima })).data.appInfo.climaOrganizacional.cerradoEl
    }
    const desde = ctx.now()
    expect(await getCerradoEl()).toBeNull()
    expect((await cerrar(idClima)).data.cerrarClimaOrganizacional).toEqual({
      id: idClima,
      mensaje: 'Se cerró y anonimizó el clima organizacional.',
    })
    expect(await getClima(idClima)).toEqual({ ...antes, cerrado: true, encuestaActiva: false })
    expect(await getCerradoEl()).toBeGreaterThanOrEqual(desde)
    expect(await readCifras()).toEqual(cifras)
    expect(JSON.stringify(cifras)).toContain('Todo bien.')
    for (const table of ['hojas', 'tokens'] as const)
      expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([])

    const again = await changeActiva(idClima, true)
    expect(codeOf(again)).toBe('CONFLICT')
    expect(messageOf(again)).toBe('El clima está cerrado: su encuesta ya no se puede activar.')
    expect((await changeActiva(idClima, false)).data.changeEncuestaActivaClima.encuestaActiva).toBe(false)
    expect(codeOf(await cerrar(idClima))).toBe('CONFLICT')
  })

  test('leaves no key that a token leads to, and no file to derive one with', async () => {
    const app = await open(engine)
    const { ctx, idClima, cerrar } = app
    const { token } = await answerAs(ctx, idClima)
    const { llave } = await requireAbierto(ctx, idClima)
    const clave = computeClaveDeHoja(llave, token)
    expect((await listHojas(app)).map((hoja) => hoja.clave)).toEqual([clave])
    await cerrar(idClima)
    expect((await listHojas(app)).map((hoja) => hoja.clave)).not.toContain(clave)
    expect(listLlaves(ctx.config.llavesDir)).toEqual([])
    const row = await ctx.db.selectFrom('climas').select('huella_llave').executeTakeFirstOrThrow()
    expect(row).toEqual({ huella_llave: null })
  })

  test('deletes invitations and their files, and keeps whether one was sent', async () => {
    const { ctx, idClima, cerrar, getClima, call } = await open(engine)
    const [{ id: idGrupo }] = (await getClima(idClima)).gruposDeOpinion
    const transport = createEmlTransport(ctx.config.dataDir)
    const invite = async (correo: string, estados: ('en_cola' | 'enviado' | 'rechazado')[]) => {
      const { id } = await inviteEncuestado(ctx, idClima, { idGrupo, correo })
      for (const estado of estados) {
        const mail = {
          plantilla: 'invitacion',
          datos: {},
          para: correo,
          referencia: getReferenciaDeCorreo(id),
        }
        const idCorreo = await inTransaction(ctx.db, (tx) => insertCorreo(tx, mail, ctx.now()))
        await ctx.db.updateTable('correos').set({ estado }).where('id', '=', idCorreo).execute()
        if (estado === 'enviado') {
          await transport.send({ to: correo, text: 'token' }, { id: idCorreo, creado: ctx.now() })
        }
      }
    }
    await invite('a@laceiba.example', ['enviado', 'rechazado'])
    await invite('b@laceiba.example', ['rechazado'])
    await invite('c@laceiba.example', ['en_cola'])
    const directory = join(ctx.config.dataDir, 'correo')
    expect(readdirSync(directory)).toHaveLength(1)
    await cerrar(idClima)
    expect(readdirSync(directory)).toEqual([])
    expect(await ctx.db.selectFrom('correos').selectAll().execute()).toEqual([])
    const finales = await ctx.db.selectFrom('encuestados').select(['correo', 'correo_final']).execute()
    expect(new Map(finales.map((row) => [row.correo, row.correo_final]))).toEqual(
      new Map([
        // Most got one, and nothing is written for them.
        ['a@laceiba.example', null],
        ['b@laceiba.example', 'rechazado'],
        ['c@laceiba.example', 'ninguno'],
      ]),
    )
    const { data } = await call(
      'query($idClima: ID!) { appInfo { getEncuestados(idClima: $idClima) { correo estadoCorreo } } }',
      { idClima },
    )
    expect(new Map(data.appInfo.getEncuestados.map((uno: any) => [uno.correo, uno.estadoCorreo]))).toEqual(
      new Map([
        ['a@laceiba.example', 'Se Envió'],
        ['b@laceiba.example', 'Error al envío'],
        ['c@laceiba.example', 'No Se envió por correo'],
      ]),
    )
  })

  test('and activating at once ends closed and inactive; of two closes one is done, and the other told so', async () => {
    const { ctx, idClima, cerrar, changeActiva, getClima } = await open(engine)
    const answers = await Promise.all([
      changeActiva(idClima, true),
      cerrar(idClima),
      changeActiva(idClima, true),
      cerrar(idClima),
      changeActiva(idClima, true),
    ])
    expect(await getClima(idClima)).toMatchObject({ cerrado: true, encuestaActiva: false })
    const codes = answers.map(codeOf)
    const [una, otra] = [answers[1], answers[3]].map(
      (answer) => messageOf(answer) ?? answer.data.cerrarClimaOrganizacional.mensaje,
    )
    expect([una, otra]).toContain('Se cerró y anonimizó el clima organizacional.')
    expect([una, otra]).toContainEqual(expect.stringMatching(/El clima (ya )?está cerrado\./))
    const cierres = await ctx.db
      .selectFrom('bitacora')
      .select('id')
      .where('tipo', '=', 'climaCerrado')
      .execute()
    expect(cierres).toHaveLength(1)
    for (const code of codes) expect([undefined, 'CONFLICT']).toContain(code)
  })

  test('waits for a save under way, and a save that comes later finds it closed', async () => {
    const { ctx, idClima, getClima } = await open(engine)
    const [{ id: idGrupo }] = (await getClima(idClima)).gruposDeOpinion
    const { clima, llave } = await requireAbierto(ctx, idClima)
    /** Until the close asks for the climate; on SQLite it waits in line as soon as it is called. */
    const waitForClose = () =>
      engine === 'sqlite'
        ? sleep(50)
        : eventually(async () => {
            const { rows } = await sql`select 1 from pg_locks where not granted and database =
              (select oid from pg_database where datname = current_database())`.execute(ctx.db)
            expect(rows).toHaveLength(1)
          })
    const save = (token: string, saving: () => unknown) =>
      inTransaction(ctx.db, async (tx) => {
        const clave = computeClaveDeHoja(llave, token)
        await shareClima(tx, idClima)
        await lockHojas(tx, [clave])
        const { cerrado } = await tx.selectFrom('climas').select('cerrado').executeTakeFirstOrThrow()
        await saving()
        if (cerrado) return 'cerrado'
        const hoja = { clave, idGrupo, completa: true, respuestas: '0' }
        await saveHojas(tx, { idClima: clima.id, bloque: 1, llave }, [hoja])
        return 'guardado'
      })
    let closing: Promise<unknown> | undefined
    let second: ReturnType<typeof save> | undefined
    const first = save('UNO', async () => {
      closing ??= cerrarClima(ctx, { idClima })
      await waitForClose()
      second ??= save('DOS', () => {})
    })
    expect([await first, await second]).toEqual(['guardado', 'cerrado'])
    await closing
    const { contestaron } = (await getClima(idClima)).participacion
    expect(contestaron).toBe(1)
    const bloques = await ctx.db.selectFrom('bloques').select('hojas').execute()
    expect(bloques).toEqual([{ hojas: 1 }])
  })
})

describeEngines('closing a climate with unfinished questionnaires', (engine) => {
  const close = async (soloTerminadas: boolean, minimoPorGrupo = 5) => {
    const app = await openConMinimo(engine, { minimoPorGrupo })
    await app.answerMany(1, 6, { texto: 'de quien terminó' })
    for (let i = 0; i < 5; i++) await app.answer(2, { sinAbiertas: true })
    const { data } = await app.call(
      `mutation($idClima: ID!, $soloTerminadas: Boolean) {
        cerrarClimaOrganizacional(idClima: $idClima, soloTerminadas: $soloTerminadas) { id } }`,
      { idClima: app.idClima, soloTerminadas },
    )
    expect(data.cerrarClimaOrganizacional.id).toBe(app.idClima)
    expect((await app.dump()).hojas).toEqual([])
    const { participacion } = await app.getClima(app.idClima)
    expect(participacion).toMatchObject({ contestaron: 11, completas: 6 })
    return (await app.getGrupos()).slice(0, 2).map(({ encuestadosEnCifras }: any) => encuestadosEnCifras)
  }

  test('takes all of them, or the finished ones alone, as staff say; without a minimum always all', async () => {
    expect(await close(false)).toEqual([6, 5])
    expect(await close(true)).toEqual([6, null])
    expect(await close(true, 1)).toEqual([6, 5])
  })
})

describeAnyEngine('closing a climate', (engine) => {
  test('allows no change of the structure, even where nobody answered', async () => {
    const { idClima, cerrar, getDocumento, updateClima } = await open(engine)
    await cerrar(idClima)
    const documento = await getDocumento(idClima, true)
    expect(codeOf(await updateClima(idClima, { ...documento, fechaLimite: null }))).toBeUndefined()
    const base = await updateClima(idClima, { ...documento, baseDeCalculo: 'respuestasValidas' })
    expect(messageOf(base)).toBe('No se puede cambiar la base de cálculo: el clima está cerrado.')
    const answer = await updateClima(idClima, {
      ...documento,
      indicadoresDeMedicion: [{ ...documento.indicadoresDeMedicion[0], nombre: 'Otro' }],
    })
    expect(codeOf(answer)).toBe('CONFLICT')
    expect(messageOf(answer)).toBe('No se puede cambiar los indicadores: el clima está cerrado.')
  })
})
