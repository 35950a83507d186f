import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { buildDocx } from '#server/archivos/testing/archivos-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { dumpDatabase } from '#tests/support/dump-database.ts'
import { MES, openActualizacion } from '../testing/actualizacion-de-prueba.ts'
import { ANA, codeOf } from '../testing/cvs-de-prueba.ts'

const VENCIDO = /Este enlace ya no sirve/
const docx = (texto: string) => new File([new Uint8Array(buildDocx(texto))], 'nuevo.docx')

/** Ana's CV, a year and a half old. */
async function openVieja(engine: Engine) {
  const firma = await openActualizacion(engine)
  const { id } = (await firma.insertCV()).data.insertCV
  firma.ctx.advance(18.5 * MES)
  return { ...firma, id: id as string }
}

async function openConEnlace(engine: Engine) {
  const firma = await openVieja(engine)
  await firma.sendSolicitudes(firma.id)
  return { ...firma, token: (await firma.readToken(ANA.correo))! }
}

const nombresDe = (filas: { cv: { primerNombre: string } }[]) => filas.map(({ cv }) => cv.primerNombre)

describeEngines('CVs to be brought up to date', (engine) => {
  test('one is listed when nobody has confirmed it for eighteen months, what is oldest first', async () => {
    const { ctx, insertCV, getPorActualizar, countPendientes, updateAjustes } =
      await openActualizacion(engine)
    await insertCV({ primerNombre: 'Vieja' })
    ctx.advance(3_600_000)
    await insertCV({ primerNombre: 'Menos', correo: 'b@correo.example' })
    ctx.advance(17 * MES)
    expect(await getPorActualizar()).toEqual([])
    ctx.advance(1.2 * MES)
    expect(nombresDe(await getPorActualizar())).toEqual(['Vieja', 'Menos'])
    expect((await countPendientes()).porActualizar).toEqual({ sinMandar: 2, esperando: 0, contestaron: 0 })
    expect(nombresDe(await getPorActualizar('sinMandar', 1, 1))).toEqual(['Menos'])
    await updateAjustes({ mesesParaActualizarCv: 20 })
    expect(await getPorActualizar()).toEqual([])
  })

  test('the link is in the mail alone: neither table nor outbox can be used to open it', async () => {
    const { ctx, token, getPorActualizar } = await openConEnlace(engine)
    expect(token).toMatch(/^[0-9a-f]{40}$/)
    expect(JSON.stringify(await dumpDatabase(ctx))).not.toContain(token)
    const [{ solicitudes }] = await getPorActualizar('esperando')
    expect(solicitudes).toEqual([
      { enviada: ctx.now(), hasta: ctx.now() + 30 * DIA_MS, abierta: null, contestada: null },
    ])
  })

  test('of what came from the site, the person sees the position and the file as they sent them', async () => {
    const firma = await openActualizacion(engine)
    await firma.send()
    await firma.insertCVDeEnvio((await firma.getEnvios())[0].id, { etiquetasPuestos: ['No contratar'] })
    firma.ctx.advance(19 * MES)
    await firma.sendSolicitudes((await firma.getPorActualizar())[0].cv.id)
    const propio = await firma.getCVPropio((await firma.readToken('ana.morales@empresa.com'))!)
    expect(propio).toMatchObject({ plazas: ['Analista de nómina'], nombreArchivo: 'Mi CV.docx' })
    expect(JSON.stringify(propio)).not.toContain('contratar')
  })

  test('"Sigue igual" makes it true from today, once, and staff sees the answer', async () => {
    const { ctx, id, token, answer, getCVPropio, getPorActualizar, call } = await openConEnlace(engine)
    expect(await answer({ token, respuesta: 'igual' })).toEqual({
      status: 200,
      mensaje: 'Guardamos tu respuesta.',
    })
    const [fila] = await getPorActualizar('contestaron')
    expect(fila.cv).toMatchObject({ id, respuesta: 'igual', alDia: ctx.now() })
    expect(await answer({ token, respuesta: 'borrar' })).toMatchObject({
      status: 404,
      mensaje: expect.stringMatching(VENCIDO),
    })
    expect(await getCVPropio(token)).toBeNull()
    const seen = 'mutation($id: ID!) { changeRespuestaVista(idCV: $id) { id } }'
    expect(codeOf(await call(seen, { id }))).toBeUndefined()
    expect(await getPorActualizar()).toEqual([])
    expect(codeOf(await call(seen, { id }))).toBe('NOT_FOUND')
  })

  test('"Ha cambiado" corrects what was typed, and the new file takes the place of all before it', async () => {
    const { ctx, id, token, answer, call, getPorActualizar, readArchivos } = await openConEnlace(engine)
    expect(
      (await answer({ token, respuesta: 'cambio', celular: '4444 5555', correo: '' }, docx('Apicultura')))
        .status,
    ).toBe(200)
    await readArchivos()
    const { data } = await call(
      `{ appInfo { getCVs(filtro: "apicultura", limit: 5, cursor: 0) { id celular correo nombreArchivo etiquetasPuestos }
        getVersionesDeCV(idCV: "${id}") { id } } }`,
    )
    expect(data.appInfo.getCVs).toEqual([
      {
        id,
        celular: '4444 5555',
        correo: ANA.correo,
        nombreArchivo: 'nuevo.docx',
        etiquetasPuestos: ANA.etiquetasPuestos,
      },
    ])
    expect(data.appInfo.getVersionesDeCV).toEqual([])
    expect(await ctx.db.selectFrom('archivos').select('id').execute()).toHaveLength(1)
    expect((await getPorActualizar())[0].cv.respuesta).toBe('cambio')
  })

  test('"Bórrenlo" leaves nothing: CV, files, words, what waits in the inbox and the copies sent', async () => {
    const { ctx, token, answer, send, countPendientes, listOutbox } = await openConEnlace(engine)
    await send({ correo: ANA.correo.toUpperCase() })
    await send({ correo: 'otra@correo.example', tel: '40000000' })
    expect((await answer({ token, respuesta: 'borrar' })).status).toBe(200)
    for (const tabla of ['cvs', 'cvs_etiquetas', 'solicitudes_de_actualizacion'] as const) {
      expect([tabla, await ctx.db.selectFrom(tabla).selectAll().execute()]).toEqual([tabla, []])
    }
    expect(await ctx.db.selectFrom('archivos_contenidos').select('id_archivo').execute()).toHaveLength(1)
    expect((await listOutbox()).map(({ datos, para }) => datos.correo ?? para).sort()).toEqual([
      'otra@correo.example',
      'otra@correo.example',
    ])
    expect((await countPendientes()).porActualizar).toEqual({ sinMandar: 0, esperando: 0, contestaron: 0 })
  })

  test('two answers at once: one holds', async () => {
    const { token, answer } = await openConEnlace(engine)
    const answers = await Promise.all([
      answer({ token, respuesta: 'igual' }),
      answer({ token, respuesta: 'borrar' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test('another CV of the same address is said to wait; joined, it makes the old one true again', async () => {
    const { id, send, getPorActualizar, graphql, logIn } = await openVieja(engine)
    expect((await getPorActualizar())[0].conEnvio).toBe(false)
    await send({ correo: ANA.correo })
    expect((await getPorActualizar())[0].conEnvio).toBe(true)
    const cookie = await logIn()
    const { data } = await graphql('{ appInfo { getEnviosDeCV(limit: 5, cursor: 0) { id } } }', {}, cookie)
    const { cv: _, ...campos } = ANA
    await graphql(
      'mutation($idEnvio: ID!, $idCV: ID!, $campos: CamposDeCVInput!) { updateCVConEnvio(idEnvio: $idEnvio, idCV: $idCV, campos: $campos) { id } }',
      { idEnvio: data.appInfo.getEnviosDeCV[0].id, idCV: id, campos },
      cookie,
    )
    expect(await getPorActualizar()).toEqual([])
  })
})

describeAnyEngine('CVs to be brought up to date', (engine) => {
  test('it shows what the person gave and no more than the end of the number', async () => {
    const { ctx, token, getCVPropio, getPorActualizar } = await openConEnlace(engine)
    expect(await getCVPropio(token)).toEqual({
      nombres: 'Ana Lucía',
      alDia: expect.any(Number),
      plazas: [],
      finDeCelular: '41',
      nombreArchivo: null,
      tipoArchivo: 'pdf',
      hasta: ctx.now() + 30 * DIA_MS,
      seBorra: null,
    })
    expect((await getPorActualizar())[0].solicitudes[0].abierta).toBe(ctx.now())
  })

  test('the mail says since when nothing was heard, however lately, and when the CV goes, where old ones do', async () => {
    const { ctx, id, sendSolicitudes, readCorreo, updateAjustes, getPorActualizar } = await openVieja(engine)
    const format = (ms: number, opciones: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('es', { ...opciones, timeZone: ctx.config.timeZone }).format(ms)
    const read = async () => (await readCorreo(ANA.correo)).replace(/\s+/g, ' ')
    await sendSolicitudes(id)
    const [{ cv }] = await getPorActualizar()
    const mes = format(cv.alDia, { month: 'long', year: 'numeric' })
    expect(await read()).toContain(`Lo último que supimos de tu currículum es de ${mes}.`)
    expect(await read()).toContain('Si no quieres hacer nada, no tienes que contestar.')
    await updateAjustes({ retencion: true })
    const dia = format((await getPorActualizar())[0].cv.seBorra, { dateStyle: 'long' })
    expect(await read()).toContain(`Si no contestas, borramos tu currículum el ${dia}.`)
    expect(await read()).not.toContain('no tienes que contestar')
  })

  test('what cannot be is refused, and the link still serves', async () => {
    const { token, answer, getCVPropio } = await openConEnlace(engine)
    expect(await answer({ token, respuesta: 'cambio', correo: 'no es' })).toEqual({
      status: 400,
      mensaje: 'El correo no es válido.',
    })
    expect(await answer({ token, respuesta: 'cambio', celular: ' ' })).toEqual({
      status: 400,
      mensaje: expect.stringMatching(/^Escribe lo que cambió/),
    })
    const exe = new File([new Uint8Array([77, 90, 1])], 'cv.pdf')
    expect(await answer({ token, respuesta: 'cambio' }, exe)).toMatchObject({ status: 400 })
    expect(await answer({ token, respuesta: 'otra' })).toMatchObject({ status: 400 })
    expect(await getCVPropio(token)).not.toBeNull()
  })

  test('unknown, used, over or replaced: a link that does not serve gets one answer', async () => {
    const { ctx, id, token, answer, getCVPropio, sendSolicitudes, readToken } = await openConEnlace(engine)
    const asked = async (uno: string) => [
      await getCVPropio(uno),
      await answer({ token: uno, respuesta: 'igual' }),
    ]
    const nunca = await asked('0'.repeat(40))
    expect(nunca).toEqual([null, { status: 404, mensaje: expect.stringMatching(VENCIDO) }])
    expect(await asked('x'.repeat(5_000))).toEqual(nunca)
    ctx.advance(2 * DIA_MS)
    await sendSolicitudes(id)
    expect(await asked(token)).toEqual(nunca)
    const nuevo = (await readToken(ANA.correo))!
    expect(await getCVPropio(nuevo)).not.toBeNull()
    ctx.advance(31 * DIA_MS)
    expect(await asked(nuevo)).toEqual(nunca)
  })

  test('nobody is asked twice in a day, and who is gone is said to be', async () => {
    const { ctx, id, sendSolicitudes, listOutbox } = await openConEnlace(engine)
    expect((await sendSolicitudes(id, 'otro')).data.sendSolicitudesDeActualizacion).toBe(
      'A 1 ya se le había mandado en las últimas 24 horas. 1 CV ya no existe.',
    )
    expect(await listOutbox()).toHaveLength(1)
    ctx.advance(1.1 * DIA_MS)
    expect((await sendSolicitudes(id, id)).data.sendSolicitudesDeActualizacion).toBe(
      'El enlace para 1 persona quedó guardado: de este sitio todavía no sale correo.',
    )
    expect(await listOutbox()).toHaveLength(1)
    expect(codeOf(await sendSolicitudes())).toBe('BAD_USER_INPUT')
  })

  test('who was asked by a clock a year ahead can be asked once it is right', async () => {
    const { ctx, id, sendSolicitudes, listOutbox } = await openConEnlace(engine)
    ctx.advance(-12 * MES)
    expect((await sendSolicitudes(id)).data.sendSolicitudesDeActualizacion).toMatch(
      /^El enlace para 1 persona/,
    )
    expect(await listOutbox()).toHaveLength(1)
  })

  test('kept on purpose it asks for a reason and a day to come, and is not listed meanwhile', async () => {
    const { ctx, id, conservar, getPorActualizar, getConservados } = await openVieja(engine)
    for (const [hasta, razon] of [
      [ctx.now() + DIA_MS, ' '],
      [ctx.now() - DIA_MS, 'Proceso abierto'],
      [null, 'Proceso abierto'],
      [ctx.now() + 3_000 * DIA_MS, 'Proceso abierto'],
      [ctx.now() + DIA_MS, 'x'.repeat(201)],
    ] as const) {
      expect(codeOf(await conservar(id, hasta, razon))).toBe('BAD_USER_INPUT')
    }
    expect(codeOf(await conservar('otro', ctx.now() + DIA_MS, 'x'))).toBe('NOT_FOUND')
    await conservar(id, ctx.now() + 10 * DIA_MS, '  Está en un proceso  abierto ')
    expect(await getPorActualizar()).toEqual([])
    expect((await getConservados())[0].cv).toMatchObject({ id, conservarRazon: 'Está en un proceso abierto' })
    ctx.advance(11 * DIA_MS)
    expect(await getPorActualizar()).toHaveLength(1)
    await conservar(id, ctx.now() + 10 * DIA_MS, 'Otra vez')
    await conservar(id, null, null)
    expect(await getPorActualizar()).toHaveLength(1)
  })
})
