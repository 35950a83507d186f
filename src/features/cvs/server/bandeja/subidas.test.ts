import { expect, test } from 'vitest'
import { buildDocx, buildPdf } from '#server/archivos/testing/archivos-de-prueba.ts'
import { ARCHIVOS_ROTOS } from '#server/archivos/testing/archivos-rotos.ts'
import { createPng } from '#server/archivos/testing/png-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { readArchivoPendiente } from '../cv-jobs.ts'
import { logInToCvs, toDataUrl } from '../testing/cvs-de-prueba.ts'

const ANA = buildPdf('Ana Lucia Perez Morales Contadora 5512-0341 ana.perez@correo.example')
const ROSA = buildDocx('Rosa Elena Batres Lima, celular 4471 2093, rosa@correo.example')

async function open(engine: Engine) {
  const app = await createTestApp(engine)
  const cvs = await logInToCvs(app)
  const { call, cookie } = cvs
  const answer = await call('mutation { insertSubida(etiquetas: ["Feria "]) { id } }')
  const { id } = answer.data.insertSubida
  const send = async (nombre: string, bytes: Uint8Array, { omitido = '', subida = id } = {}) => {
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: `/api/cv/subida/${subida}?${new URLSearchParams({ nombre, omitido })}`,
      headers: { cookie, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    })
    return statusCode
  }
  const read = async () => {
    while (await readArchivoPendiente(app.ctx));
  }
  const list = async () => {
    const { data } = await call(
      `{ appInfo { getSubida(idSubida: "${id}") { archivos { archivo estado razon persona correo celular idEnvio } } } }`,
    )
    return data.appInfo.getSubida.archivos as { archivo: string; estado: string; razon: string | null }[]
  }
  const states = async () => (await list()).map(({ archivo, estado, razon }) => [archivo, estado, razon])
  const accept = async () =>
    (await call(`mutation { insertCVsDeSubida(idSubida: "${id}") }`)).data.insertCVsDeSubida
  return { ...app, ...cvs, id, send, read, list, states, accept }
}

describeAnyEngine('the address of an upload', (engine) => {
  test('answers what is no file of one name without a failure, and without the words of one', async () => {
    const { app, cookie, id, send } = await open(engine)
    const post = (query: string, type: string, payload: string) =>
      app.inject({
        method: 'POST',
        url: `/api/cv/subida/${id}?${query}`,
        headers: { cookie, 'content-type': type },
        payload,
      })
    expect((await post('nombre=a.pdf&nombre=b.pdf', 'application/octet-stream', '%PDF-')).statusCode).toBe(
      200,
    )
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const { statusCode, body } = await post('nombre=a.pdf', type, '{"a":1}')
      expect([statusCode, body]).toEqual([415, 'La solicitud no es válida. Vuelve atrás y prueba de nuevo.'])
    }
    expect(await send('../../a\u202e.pdf', ANA)).toBe(200)
  })
})

describeEngines('many CVs at once', (engine) => {
  test('each has its result, and those without doubts become CVs with the tags for all', async () => {
    const { send, read, list, states, accept, insertCV, getCVs, findNombres } = await open(engine)
    await insertCV({
      primerNombre: 'Olga',
      celular: '7000 0000',
      telefono: null,
      correo: 'otra@correo.example',
      cv: toDataUrl(buildPdf('ya estaba')),
    })
    const enviados: [string, Uint8Array][] = [
      ['ana.pdf', ANA],
      ['rosa.docx', ROSA],
      ['escaneado_0041.png', createPng()],
      ['ya.pdf', buildPdf('ya estaba')],
      ['notas.txt', Buffer.from('hola')],
      ['vacio.pdf', Buffer.alloc(0)],
      ['sin datos.pdf', buildPdf('Experiencia en bodega')],
    ]
    for (const [nombre, bytes] of enviados) expect(await send(nombre, bytes)).toBe(200)
    expect(await send('portafolio.pdf', Buffer.alloc(0), { omitido: 'tamano' })).toBe(200)
    expect((await states())[0]).toEqual(['ana.pdf', 'leyendo', null])
    await read()
    expect(await states()).toEqual([
      ['ana.pdf', 'sinDudas', null],
      ['rosa.docx', 'sinDudas', null],
      ['escaneado_0041.png', 'conDuda', 'No tiene letras que se puedan leer'],
      ['ya.pdf', 'noEntro', 'Los mismos bytes que el CV de Olga Lucía Pérez Morales'],
      ['notas.txt', 'noEntro', 'No es PDF, DOC, DOCX, ODT ni foto JPG o PNG'],
      ['vacio.pdf', 'noEntro', 'Está vacío'],
      ['sin datos.pdf', 'conDuda', 'No se encontró el nombre ni el correo ni el celular'],
      ['portafolio.pdf', 'noEntro', 'Pasa de 10 MB'],
    ])
    expect((await list())[1]).toMatchObject({
      persona: 'Rosa Elena Batres Lima',
      correo: 'rosa@correo.example',
      celular: '4471 2093',
    })
    expect(await accept()).toBe('Entraron 2 personas a la base.')
    expect(await accept()).toBe('Entraron 0 personas a la base.')
    const cvs = (await getCVs()).data.appInfo.getCVs
    expect(
      cvs
        .map(({ correo, etiquetasPuestos }: { correo: string; etiquetasPuestos: string[] }) => [
          correo,
          etiquetasPuestos,
        ])
        .slice(0, 2),
    ).toEqual([
      ['rosa@correo.example', ['Feria']],
      ['ana.perez@correo.example', ['Feria']],
    ])
    expect(await findNombres('contadora')).toEqual(['Ana'])
    expect((await states())[0]).toEqual(['ana.pdf', 'resuelto', null])
  })

  test('what is sent again comes once; somebody alike is a doubt', async () => {
    const { send, read, states, accept, insertCV } = await open(engine)
    await Promise.all([send('a.pdf', ANA), send('a.pdf', ANA), send('copia de a.pdf', ANA)])
    expect(await send('a.pdf', ANA)).toBe(200)
    await insertCV()
    await read()
    const nombres = await states()
    expect(nombres).toHaveLength(1)
    expect(nombres[0]!.slice(1)).toEqual(['conDuda', 'Parece la misma persona que Ana Lucía Pérez Morales'])
    expect(await accept()).toBe('Entraron 0 personas a la base.')
  })

  test('an upload that is not there, or is full, takes nothing', async () => {
    const { id, ctx, send, states } = await open(engine)
    expect(await send('a.pdf', ANA, { subida: 'no' })).toBe(404)
    const rows = Array.from({ length: 200 }, (_, i) => ({
      id: `f${i}`,
      id_subida: id,
      huella: `${i}`,
      nombre: `${i}.txt`,
      rechazo: 'tipo',
      igual_a: null,
      id_envio: null,
    }))
    await ctx.db.insertInto('subidas_archivos').values(rows).execute()
    expect(await send('a.pdf', ANA)).toBe(409)
    expect(await states()).toHaveLength(200)
    expect((await ctx.db.selectFrom('archivos').select('id').execute()).length).toBe(0)
  })
})

// The broken ones are judged before any engine comes in; the hundreds of them are in tests/faults.
describeAnyEngine('many CVs at once', (engine) => {
  test('of twenty kinds of broken files none is taken unseen, each has its reason, and the good one among them enters', async () => {
    const { send, read, list, accept } = await open(engine)
    for (const [nombre, build] of ARCHIVOS_ROTOS) expect(await send(nombre, build()), nombre).toBe(200)
    await send('ana.pdf', ANA)
    await read()
    const archivos = await list()
    expect(archivos.map(({ archivo }) => archivo)).toEqual([
      ...ARCHIVOS_ROTOS.map(([nombre]) => nombre),
      'ana.pdf',
    ])
    for (const { archivo, estado, razon } of archivos.slice(0, -1)) {
      expect(['noEntro', 'conDuda'], archivo).toContain(estado)
      expect(razon, archivo).toBeTruthy()
    }
    expect(await accept()).toBe('Entró 1 persona a la base.')
  })
})
