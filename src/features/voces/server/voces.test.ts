import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { openConMinimo } from '#features/publicacion/server/testing/publicacion-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { readLibro } from '#server/excel/testing/read-libro.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { listCitas } from './list-citas.ts'

const RESPUESTA = 'clave texto tapados { desde hasta tipo propuesto } idArea idsTemas frases citadas cita'
const GET = `query($id: ID!, $pregunta: ID) { appInfo { getMesa(idClima: $id, idPregunta: $pregunta) { empresa periodo
  minimoPorGrupo lista idPregunta preguntas { id pregunta } areas { id nombre } temas { id nombre } respuestas { ${RESPUESTA} } } } }`
const CRUCE = `query($id: ID!) { appInfo { getTemasPorArea(idClima: $id) { respuestas conTema columnas { nombre respuestas }
  temas { nombre total celdas } } } }`
const INSERT =
  'mutation($id: ID!, $pregunta: ID!, $nombre: String!) { insertTema(idClima: $id, idPregunta: $pregunta, nombre: $nombre) { id } }'
const RENAME = 'mutation($tema: ID!, $nombre: String!) { updateTema(idTema: $tema, nombre: $nombre) { id } }'
const MOVE = 'mutation($tema: ID!, $lugar: Int!) { moveTema(idTema: $tema, lugar: $lugar) { id } }'
const MERGE = 'mutation($tema: ID!, $destino: ID!) { mergeTemas(idTema: $tema, idDestino: $destino) { id } }'
const DELETE = 'mutation($tema: ID!) { deleteTema(idTema: $tema) { id } }'
const PUT = `mutation($id: ID!, $clave: ID!, $tema: ID!, $puesto: Boolean!) {
  changeTemaDeRespuesta(idClima: $id, clave: $clave, idTema: $tema, puesto: $puesto) { ${RESPUESTA} } }`
const COVER = `mutation($id: ID!, $clave: ID!, $desde: Int!, $hasta: Int!, $tipo: TipoDeTapado!, $estado: EstadoDeTapado!) {
  changeTapado(idClima: $id, clave: $clave, desde: $desde, hasta: $hasta, tipo: $tipo, estado: $estado) { ${RESPUESTA} } }`
const QUOTE = `mutation($id: ID!, $clave: ID!, $frases: [Int!]!) {
  changeCita(idClima: $id, clave: $clave, frases: $frases) { ${RESPUESTA} } }`

/** Six people of Oficina, five of Planta and some of Bodega wrote; it is published. Of two, Planta is withheld too. */
const open = async (engine: Engine, deBodega = 2) => {
  const app = await openConMinimo(engine)
  const { idClima, answer, publish, call } = app
  for (let i = 0; i < 6; i++) await answer(1, { texto: `Que suban los sueldos ${i}` })
  for (let i = 0; i < 5; i++) await answer(2, { texto: `El bus de la noche ${i}` })
  await answer(3, { texto: 'Que Carlos López no grite. Mi número es 5512-8890.' })
  for (let i = 1; i < deBodega; i++) await answer(3, { texto: 'Nada' })
  await publish()
  const get = async (pregunta?: string) => (await call(GET, { id: idClima, pregunta })).data.appInfo.getMesa
  const mesa = await get()
  const insert = async (nombre: string): Promise<string> =>
    (await call(INSERT, { id: idClima, pregunta: mesa.idPregunta, nombre })).data.insertTema.id
  const find = async (texto: string) => (await get()).respuestas.find((r: any) => r.texto.includes(texto))
  const put = (clave: string, tema: string, puesto = true) => call(PUT, { id: idClima, clave, tema, puesto })
  return { ...app, get, mesa, insert, find, put }
}

describeEngines('the desk', (engine) => {
  test('themes are made, renamed, ordered, joined and taken away; what is wrong stores nothing', async () => {
    const { insert, get, call, idClima, mesa, put, find } = await open(engine)
    const [pago, bus, carga] = [
      await insert(' Salario  y prestaciones '),
      await insert('Bus'),
      await insert('Carga'),
    ]
    const names = async () => (await get()).temas.map(({ nombre }: any) => nombre)
    expect(await names()).toEqual(['Salario y prestaciones', 'Bus', 'Carga'])
    for (const [query, variables, code] of [
      [INSERT, { id: idClima, pregunta: mesa.idPregunta, nombre: 'BÚS' }, 'CONFLICT'],
      [INSERT, { id: idClima, pregunta: mesa.idPregunta, nombre: '  ' }, 'BAD_USER_INPUT'],
      [INSERT, { id: idClima, pregunta: mesa.idPregunta, nombre: 'a'.repeat(61) }, 'BAD_USER_INPUT'],
      [INSERT, { id: idClima, pregunta: 'otra', nombre: 'Algo' }, 'BAD_USER_INPUT'],
      [RENAME, { tema: bus, nombre: 'carga' }, 'CONFLICT'],
      [RENAME, { tema: 'no-hay', nombre: 'Algo' }, 'NOT_FOUND'],
      [MERGE, { tema: bus, destino: bus }, 'BAD_USER_INPUT'],
      [PUT, { id: idClima, clave: 'no-hay', tema: bus, puesto: true }, 'NOT_FOUND'],
    ] as const)
      expect(codeOf(await call(query, variables))).toBe(code)
    await call(RENAME, { tema: bus, nombre: 'Transporte' })
    await call(MOVE, { tema: carga, lugar: 0 })
    expect(await names()).toEqual(['Carga', 'Salario y prestaciones', 'Transporte'])

    const { clave } = await find('noche 1')
    await put(clave, bus)
    await put(clave, pago)
    expect(messageOf(await call(DELETE, { tema: bus }))).toMatch(/tiene respuestas/)
    await call(MERGE, { tema: bus, destino: carga })
    expect(await names()).toEqual(['Carga', 'Salario y prestaciones'])
    expect(new Set((await find('noche 1')).idsTemas)).toEqual(new Set([carga, pago]))
    // Whoever has not seen the join yet still puts the one that is gone.
    const { clave: otra } = await find('noche 2')
    expect((await put(otra, bus)).data.changeTemaDeRespuesta.idsTemas).toEqual([carga])
    await call(DELETE, { tema: await insert('Transporte') })
    expect(await names()).toEqual(['Carga', 'Salario y prestaciones'])
  })

  test('two people who put themes on the same answer at once lose nothing', async () => {
    const { insert, find, put } = await open(engine)
    const temas = [await insert('Uno'), await insert('Dos'), await insert('Tres'), await insert('Cuatro')]
    const { clave } = await find('noche 3')
    await Promise.all([...temas, ...temas].map((tema) => put(clave, tema)))
    expect(new Set((await find('noche 3')).idsTemas)).toEqual(new Set(temas))
    await Promise.all([put(clave, temas[0]!, false), put(clave, temas[1]!, false), put(clave, temas[2]!)])
    expect(new Set((await find('noche 3')).idsTemas)).toEqual(new Set(temas.slice(2)))
  })

  test('a stretch is accepted, added and uncovered; a quote has no more words than that, also later', async () => {
    const { find, call, idClima, ctx } = await open(engine)
    const { clave } = await find('grite')
    const cover = async (desde: number, hasta: number, tipo: string, estado: string) =>
      (await call(COVER, { id: idClima, clave, desde, hasta, tipo, estado })).data?.changeTapado.texto
    const quote = async (frases: number[]) => call(QUOTE, { id: idClima, clave, frases })
    expect(await cover(4, 16, 'nombre', 'tapado')).toBe('Que [nombre] no grite. Mi número es [teléfono].')
    expect(await cover(4, 16, 'nombre', 'visible')).toBe(
      'Que Carlos López no grite. Mi número es [teléfono].',
    )
    expect((await quote([0])).data.changeCita.cita).toBe('Que Carlos López no grite.')
    expect(await cover(4, 16, 'nombre', 'propuesto')).toBe('Que [nombre] no grite. Mi número es [teléfono].')
    expect(await cover(20, 25, 'dato', 'tapado')).toBe('Que [nombre] no [dato]. Mi número es [teléfono].')
    expect((await listCitas(ctx, idClima)).temas).toEqual([
      {
        nombre: null,
        comentarios: null,
        citas: [{ id: clave, texto: 'Que [nombre] no [dato].', area: null }],
      },
    ])
    expect(await cover(20, 25, 'dato', 'visible')).toBe('Que [nombre] no grite. Mi número es [teléfono].')
    for (const [desde, hasta] of [
      [-1, 3],
      [3, 3],
      [10, 10_000],
    ] as const)
      expect(
        codeOf(await call(COVER, { id: idClima, clave, desde, hasta, tipo: 'dato', estado: 'tapado' })),
      ).toBe('BAD_USER_INPUT')
    expect(codeOf(await quote([2]))).toBe('BAD_USER_INPUT')
    expect((await quote([])).data.changeCita).toMatchObject({ citadas: [], cita: null })
    expect((await listCitas(ctx, idClima)).temas).toEqual([])
  })

  test('of several who decide about the same words at once all are heard, and the last one holds', async () => {
    const { find, call, idClima, ctx } = await open(engine)
    const { clave } = await find('grite')
    const pasajes = [
      [4, 16, 'tapado'],
      [4, 25, 'tapado'],
      [4, 16, 'visible'],
    ] as const
    const decide = ([desde, hasta, estado]: (typeof pasajes)[number]) =>
      call(COVER, { id: idClima, clave, desde, hasta, tipo: 'nombre', estado })
    const answers = await Promise.all([...pasajes, ...pasajes, ...pasajes].map(decide))
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    expect(await ctx.db.selectFrom('tapados').select('desde').execute()).toHaveLength(1)
  })

  test('themes, what is covered and quotes survive the close, and go with the climate', async () => {
    const { insert, find, put, call, idClima, cerrar, get, deleteClima, ctx } = await open(engine)
    const tema = await insert('Sueldos')
    for (const i of [0, 1, 2, 3, 4]) await put((await find(`sueldos ${i}`)).clave, tema)
    const { clave } = await find('sueldos 0')
    await call(QUOTE, { id: idClima, clave, frases: [0] })
    await call(COVER, { id: idClima, clave, desde: 14, hasta: 21, tipo: 'dato', estado: 'tapado' })
    const antes = await get()
    expect(codeOf(await cerrar(idClima))).toBeUndefined()
    expect(await get()).toEqual(antes)
    expect(await listCitas(ctx, idClima)).toEqual({
      comentarios: 26,
      temas: [
        {
          nombre: 'Sueldos',
          comentarios: 5,
          citas: [{ id: clave, texto: 'Que suban los [dato] 0', area: 'Administración' }],
        },
      ],
    })
    await deleteClima(idClima)
    for (const table of ['temas', 'temas_de_textos', 'tapados', 'citas'] as const)
      expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})

describeAnyEngine('the desk', (engine) => {
  test('shows published texts with their area where the group may be shown, names covered; nothing before', async () => {
    const sinPublicar = await openConMinimo(engine)
    await sinPublicar.answer(1, { texto: 'Todavía no' })
    const antes = (await sinPublicar.call(GET, { id: sinPublicar.idClima })).data.appInfo.getMesa
    expect([antes.lista, antes.respuestas]).toEqual([false, []])

    const { mesa, get } = await open(engine)
    expect(mesa).toMatchObject({ lista: true, minimoPorGrupo: 5, temas: [] })
    expect(mesa.preguntas.map(({ pregunta }: any) => pregunta)).toEqual(['¿Qué mejorarías?', '¿Algo más?'])
    expect(mesa.respuestas).toHaveLength(13)
    const areas = new Map(mesa.areas.map(({ id, nombre }: any) => [id, nombre]))
    const areaDe = (texto: string) =>
      areas.get(mesa.respuestas.find((r: any) => r.texto.startsWith(texto)).idArea) ?? null
    expect([areaDe('Que suban'), areaDe('El bus'), areaDe('Nada')]).toEqual(['Administración', null, null])
    expect(mesa.respuestas.map(({ texto }: any) => texto).join()).not.toMatch(/Carlos|5512/)
    expect(mesa.respuestas.find((r: any) => r.texto.includes('grite'))).toMatchObject({
      texto: 'Que [nombre] no grite. Mi número es [teléfono].',
      tapados: [
        { desde: 4, hasta: 16, tipo: 'nombre', propuesto: true },
        { desde: 40, hasta: 49, tipo: 'telefono', propuesto: true },
      ],
    })
    expect((await get(mesa.preguntas[1].id)).idPregunta).toBe(mesa.preguntas[1].id)
  })

  test('themes by area show no count of too few, nor one that gives it away; words are of enough people', async () => {
    const { insert, get, put, call, idClima } = await open(engine, 5)
    const [pago, bus] = [await insert('Sueldos'), await insert('Bus')]
    const { respuestas } = await get()
    const conPago = respuestas.filter((r: any) => r.texto.includes('sueldos'))
    const conBus = respuestas.filter((r: any) => r.texto.includes('bus'))
    for (const { clave } of conPago) await put(clave, pago)
    for (const { clave } of [...conBus, conPago[0], conPago[1]]) await put(clave, bus)
    const cruce = (await call(CRUCE, { id: idClima })).data.appInfo.getTemasPorArea
    expect(cruce).toMatchObject({ respuestas: 16, conTema: 11 })
    expect(cruce.columnas).toEqual([
      { nombre: 'Administración', respuestas: 6 },
      { nombre: 'Producción', respuestas: 5 },
      { nombre: 'Apoyo', respuestas: 5 },
    ])
    // Two of Administración speak of the bus: with their number go Producción's, and what both areas say of the rest.
    expect(cruce.temas).toEqual([
      { nombre: 'Sueldos', total: 6, celdas: [null, null, 0] },
      { nombre: 'Bus', total: 7, celdas: [null, null, 0] },
    ])
  })

  test('the workbook says what the screen says: no text, no withheld count', async () => {
    const { insert, get, put, call, idClima } = await open(engine, 5)
    const pago = await insert('Sueldos')
    const { respuestas } = await get()
    for (const { clave, texto } of respuestas) if (/sueldos|noche 0/.test(texto)) await put(clave, pago)
    const { data } = await call('query($id: ID!) { appInfo { getExcelDeTemas(idClima: $id) } }', {
      id: idClima,
    })
    const libro = await readLibro(Buffer.from(data.appInfo.getExcelDeTemas.split(',')[1], 'base64'))
    expect(libro.map(({ nombre }) => nombre)).toEqual(['Temas por área'])
    const readFila = (pestana: number, fila: number) =>
      [...'ABCDE'].flatMap((columna) => libro[pestana]!.celdas.get(`${columna}${fila}`)?.valor ?? [])
    expect(readFila(0, 4)).toEqual([
      'Tema',
      'Administración (6 respuestas)',
      'Producción (5 respuestas)',
      'Apoyo (5 respuestas)',
      'Toda la empresa',
    ])
    expect(readFila(0, 3)[0]).toContain('de 16 respuestas, 7 con tema; una puede hablar de varios')
    expect(readFila(0, 5)).toEqual(['Sueldos', ...Array(3).fill('Se reserva'), 7])
    const valores = libro.flatMap(({ celdas }) => [...celdas.values()].map(({ valor }) => valor))
    expect(valores.join()).not.toMatch(/Que suban|de la noche/)
  })

  test('what is done on the desk stands in the log, and no word of what was written', async () => {
    const { insert, find, put, call, idClima } = await open(engine)
    const [pago, bus] = [await insert('Sueldos'), await insert('Autobús')]
    const { clave } = await find('sueldos 1')
    await put(clave, pago)
    await call(QUOTE, { id: idClima, clave, frases: [0] })
    await call(QUOTE, { id: idClima, clave, frases: [] })
    await call(MERGE, { tema: pago, destino: bus })
    await put(clave, bus, false)
    await call(DELETE, { tema: bus })
    await call('query($id: ID!) { appInfo { getExcelDeTemas(idClima: $id) } }', { id: idClima })
    const { data } = await call(
      '{ appInfo { getBitacora(filtro: {}, limit: 20) { anotaciones { frase { texto } } } } }',
    )
    const frases = data.appInfo.getBitacora.anotaciones.map(({ frase }: any) =>
      frase.map(({ texto }: any) => texto).join(''),
    )
    expect(frases.slice(0, 7).reverse()).toEqual([
      expect.stringMatching(/^Agregó un tema a las preguntas abiertas de \d+\.$/),
      expect.stringMatching(/^Agregó un tema/),
      expect.stringMatching(/^Guardó una cita para el informe de \d+\.$/),
      expect.stringMatching(/^Retiró una cita del informe de \d+\.$/),
      expect.stringMatching(/^Unió dos temas de \d+: 1 respuesta\.$/),
      expect.stringMatching(/^Eliminó un tema de las preguntas abiertas de \d+\.$/),
      'Descargó los temas por área.',
    ])
    expect(frases.join()).not.toMatch(/ueldos|utob/)
  })

  test('answers of areas that may not be told apart stand together', async () => {
    const { call, idClima } = await open(engine)
    expect((await call(CRUCE, { id: idClima })).data.appInfo.getTemasPorArea).toMatchObject({
      columnas: [
        { nombre: 'Administración', respuestas: 6 },
        { nombre: 'Sin área a la vista', respuestas: 7 },
      ],
    })
  })

  test('is nothing to a client', async () => {
    const { logInAs, graphql, idClima, clima, mesa } = await open(engine)
    const cookie = await logInAs('cliente', [clima.idEmpresa])
    for (const [query, variables] of [
      [GET, { id: idClima }],
      [CRUCE, { id: idClima }],
      [INSERT, { id: idClima, pregunta: mesa.idPregunta, nombre: 'Algo' }],
      [QUOTE, { id: idClima, clave: mesa.respuestas[0].clave, frases: [0] }],
    ] as const)
      expect(codeOf(await graphql(query, variables, cookie))).toBe('FORBIDDEN')
  })
})
