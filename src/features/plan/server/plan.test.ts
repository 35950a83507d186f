import { expect, test } from 'vitest'
import { climaCorto } from '#domain/climas/testing/clima-corto.ts'
import { getDia } from '#domain/fechas/dia.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import {
  answerAs,
  codeOf,
  logInToClimas,
  messageOf,
} from '#features/climas/server/testing/climas-de-prueba.ts'
import { updateAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { readLibro } from '#server/excel/testing/read-libro.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { sendAvisosDePlan } from './send-avisos-de-plan.ts'

const CAMPOS = `id revision que clase medida idParte parte responsable cargo correo fecha estado hechoEl meta hoy personas
  notas { dia quien texto }`
const GET = `query($id: ID!) { appInfo { getPlan(idClima: $id) { empresa periodo hoy base compromisos { ${CAMPOS} } partes { id nombre }
  medidas { clase nombre } anterior { periodo base efectos { antes ahora personasAntes personas puntos desde hasta veredicto sinCambio empresa compromiso { que } } } } } }`
const INSERT =
  'mutation($id: ID!, $compromiso: CompromisoInput!, $nota: String) { insertCompromiso(idClima: $id, compromiso: $compromiso, nota: $nota) { id mensaje } }'
const UPDATE =
  'mutation($id: ID!, $compromiso: CompromisoInput!, $revision: Int!) { updateCompromiso(idCompromiso: $id, compromiso: $compromiso, revision: $revision) { mensaje } }'
const CHANGE =
  'mutation($id: ID!, $estado: EstadoDeCompromiso!, $nota: String) { changeEstadoDeCompromiso(idCompromiso: $id, estado: $estado, nota: $nota) { mensaje } }'
const DELETE = 'mutation($id: ID!) { deleteCompromiso(idCompromiso: $id) { mensaje } }'
const CIFRA =
  'query($id: ID!, $medida: String!, $idParte: ID) { appInfo { getCifraDePlan(idClima: $id, clase: variable, medida: $medida, idParte: $idParte) { hoy personas margen } } }'

const COMPROMISO = {
  que: 'Comida caliente en el turno de noche',
  clase: 'variable',
  medida: 'Liderazgo',
  responsable: 'Rosa Cifuentes',
  cargo: 'Gerencia de Producción',
  correo: 'rosa@laceiba.example',
  fecha: '2050-06-30',
  meta: 72.5,
  estado: 'porEmpezar',
}

const open = async (engine: Engine) => {
  const app = await createTestApp(engine)
  const climas = await logInToClimas(app)
  const { idClima, idEmpresa } = await climas.setUp()
  /** Sessions end while days go by. */
  const call = async (query: string, variables: object) => app.graphql(query, variables, await app.logIn())
  const insert = async (changes: object = {}, nota?: string) =>
    call(INSERT, { id: idClima, compromiso: { ...COMPROMISO, ...changes }, nota })
  const get = async (cookie = climas.cookie, id = idClima) =>
    (await app.graphql(GET, { id }, cookie)).data?.appInfo.getPlan
  return { ...app, ...climas, call, idClima, idEmpresa, insert, get }
}

describeEngines('the plan of a round', (engine) => {
  test('keeps commitments with their notes, dated and signed, and what is wrong stores nothing', async () => {
    const { insert, get, call, getClima, idClima, ctx } = await open(engine)
    const [grupo] = (await getClima(idClima)).gruposDeOpinion
    expect((await insert({ idParte: grupo.id }, 'Empezamos en enero.')).data.insertCompromiso.mensaje).toBe(
      'Compromiso agregado al plan',
    )
    for (const [changes, frase] of [
      [{ que: '' }, 'Escribe qué se va a hacer, en 200 letras o menos.'],
      [{ medida: 'No hay tal' }, 'Este clima no tiene esa variable.'],
      [{ clase: 'indicador' }, 'Este clima no tiene esa variable.'],
      [{ clase: 'factor' }, 'Este clima no tiene esa variable.'],
      [{ idParte: 'no-hay' }, 'Este clima no tiene esa área ni ese grupo.'],
      [{ fecha: '2026-02-30' }, 'Elige para cuándo, con día, mes y año.'],
    ] as const) {
      const answer = await insert(changes)
      expect([codeOf(answer), messageOf(answer)]).toEqual(['BAD_USER_INPUT', frase])
    }
    expect(codeOf(await insert({}, 'a'.repeat(601)))).toBe('BAD_USER_INPUT')
    const { compromisos } = await get()
    expect(compromisos).toMatchObject([
      {
        ...COMPROMISO,
        parte: 'G1 Oficina',
        revision: 1,
        hechoEl: null,
        notas: [{ quien: 'Consultora', texto: 'Empezamos en enero.' }],
      },
    ])
    expect(
      codeOf(
        await call(UPDATE, {
          id: compromisos[0].id,
          compromiso: { ...COMPROMISO, que: 'Otra cosa' },
          revision: 1,
        }),
      ),
    ).toBeUndefined()
    expect(codeOf(await call(UPDATE, { id: compromisos[0].id, compromiso: COMPROMISO, revision: 1 }))).toBe(
      'CONFLICT',
    )
    expect((await get()).compromisos).toMatchObject([
      { que: 'Otra cosa', parte: 'Toda la empresa', idParte: null, revision: 2 },
    ])
    ctx.advance(60_000)
    await call(CHANGE, { id: compromisos[0].id, estado: 'hecho', nota: 'Ya se sirve.' })
    const [hecho] = (await get()).compromisos
    expect(hecho).toMatchObject({ estado: 'hecho', revision: 3, hechoEl: (await get()).hoy })
    expect(hecho.notas.map(({ texto }: { texto: string }) => texto)).toEqual([
      'Ya se sirve.',
      'Empezamos en enero.',
    ])
    expect(codeOf(await call(DELETE, { id: hecho.id }))).toBeUndefined()
    expect(codeOf(await call(DELETE, { id: hecho.id }))).toBe('NOT_FOUND')
    expect((await get()).compromisos).toEqual([])
  })

  test('is not made for a day that is over where the firm is; one that falls due keeps its day while the rest changes', async () => {
    const { insert, call, get, ctx, logIn } = await open(engine)
    // An hour before midnight in Guatemala, where the day of Greenwich is another.
    ctx.advance(DIA_MS - (ctx.now() % DIA_MS) + 5 * 3_600_000)
    const dia = (offset: number) => getDia(ctx.now() + offset * DIA_MS, ctx.config.timeZone)
    const expectPasada = (answer: any) =>
      expect(answer.errors[0]).toMatchObject({
        message: 'Esa fecha ya pasó. Elige hoy o un día que venga, o márcalo como hecho.',
        extensions: { code: 'BAD_USER_INPUT', campo: 'fecha' },
      })
    expectPasada(await insert({ fecha: dia(-1) }))
    expect((await insert({ fecha: dia(-1), estado: 'hecho' })).errors).toBeUndefined()
    const { id } = (await insert({ fecha: dia(0) })).data.insertCompromiso
    const update = (revision: number, cambio: object) =>
      call(UPDATE, { id, revision, compromiso: { ...COMPROMISO, ...cambio } })
    const vence = dia(0)
    ctx.advance(2 * DIA_MS)
    expect((await update(1, { fecha: vence, estado: 'enMarcha' })).errors).toBeUndefined()
    expectPasada(await update(2, { fecha: dia(-1) }))
    expect((await update(2, { fecha: dia(0) })).errors).toBeUndefined()
    const { compromisos } = await get(await logIn())
    expect(compromisos.map(({ fecha }: { fecha: string }) => fecha).sort()).toEqual([dia(-3), dia(0)])
  })

  test('whoever answers for it is mailed a week before and on the day, once, and not when it is done', async () => {
    const { insert, call, ctx } = await open(engine)
    const hoy = (offset: number) => new Date(ctx.now() + offset * DIA_MS).toISOString().slice(0, 10)
    const correos = async () => {
      const rows = await ctx.db
        .selectFrom('correos')
        .select(['para', 'datos'])
        .where('plantilla', '=', 'plazo-de-compromiso')
        .execute()
      return rows.map(({ para, datos }) => [para, JSON.parse(datos).aviso])
    }
    // Noon, where the firm is.
    ctx.advance(DIA_MS - (ctx.now() % DIA_MS) + 18 * 3_600_000)
    const id = (await insert({ fecha: hoy(9) })).data.insertCompromiso.id
    await insert({ fecha: hoy(9), correo: '' })
    await sendAvisosDePlan(ctx)
    expect(await correos()).toEqual([])
    ctx.advance(2 * DIA_MS)
    await Promise.all([sendAvisosDePlan(ctx), sendAvisosDePlan(ctx)])
    await sendAvisosDePlan(ctx)
    expect(await correos()).toEqual([['rosa@laceiba.example', 'semana']])
    ctx.advance(7 * DIA_MS)
    await sendAvisosDePlan(ctx)
    await sendAvisosDePlan(ctx)
    expect(await correos()).toEqual([
      ['rosa@laceiba.example', 'semana'],
      ['rosa@laceiba.example', 'dia'],
    ])
    await call(CHANGE, { id, estado: 'hecho' })
    ctx.advance(DIA_MS)
    await sendAvisosDePlan(ctx)
    expect(await correos()).toHaveLength(2)
  })
})

describeAnyEngine('the plan of a round', (engine) => {
  test('a client says how it goes, sees no address and no figure that is not theirs, and changes nothing else', async () => {
    const { insert, get, graphql, logInAs, idEmpresa, insertEmpresa, call } = await open(engine)
    const id = (await insert()).data.insertCompromiso.id
    const cookie = await logInAs('cliente', [idEmpresa])
    expect(await get(cookie)).toMatchObject({
      compromisos: [{ que: COMPROMISO.que, correo: '', hoy: null }],
      // The structure of a round that is open.
      medidas: [],
      partes: [],
    })
    expect(
      codeOf(await graphql(CHANGE, { id, estado: 'enMarcha', nota: 'Vamos bien.' }, cookie)),
    ).toBeUndefined()
    expect((await get()).compromisos).toMatchObject([
      { estado: 'enMarcha', notas: [{ texto: 'Vamos bien.' }] },
    ])
    for (const [query, variables] of [
      [UPDATE, { id, compromiso: COMPROMISO, revision: 2 }],
      [DELETE, { id }],
    ] as const)
      expect(codeOf(await graphql(query, variables, cookie))).toBe('FORBIDDEN')
    const otra = (await insertEmpresa({ nombre_comercial: 'La otra' })).data.insertEmpresa.id
    const ajeno = await logInAs('cliente', [otra])
    expect(await graphql(CHANGE, { id, estado: 'hecho' }, ajeno)).toEqual(
      await graphql(CHANGE, { id: 'nada', estado: 'hecho' }, ajeno),
    )
    expect(await get(ajeno)).toBeUndefined()
    const frases = (
      await call('{ appInfo { getBitacora(filtro: {}, limit: 50) { anotaciones { frase { texto } } } } }', {})
    ).data?.appInfo.getBitacora
    expect(JSON.stringify(frases)).toMatch(/En marcha/)
  })

  test('a commitment takes a hundred notes, the last twenty of staff, and a client changes so many in an hour', async () => {
    const { insert, get, graphql, logInAs, idEmpresa, ctx } = await open(engine)
    const [uno, otro] = [await insert(), await insert()].map(({ data }) => data.insertCompromiso.id)
    const cookie = await logInAs('cliente', [idEmpresa])
    const change = (id: string, nota?: string) => graphql(CHANGE, { id, estado: 'enMarcha', nota }, cookie)
    for (let i = 0; i < 80; i++) expect(codeOf(await change(uno, `Nota ${i}`))).toBeUndefined()
    expect(messageOf(await change(uno, 'Una más'))).toBe('Este compromiso ya lleva 80 notas: no caben más.')
    const personal = await logInAs('consultor')
    const answer = (nota: string) => graphql(CHANGE, { id: uno, estado: 'enMarcha', nota }, personal)
    for (let i = 80; i < 100; i++) expect(codeOf(await answer(`Respuesta ${i}`))).toBeUndefined()
    expect(messageOf(await answer('Una más'))).toBe('Este compromiso ya lleva 100 notas: no caben más.')
    for (let i = 81; i < 120; i++) expect(codeOf(await change(otro))).toBeUndefined()
    expect(codeOf(await change(otro, 'Una más'))).toBe('RATE_LIMITED')
    expect((await get()).compromisos.map(({ notas }: any) => notas.length).sort()).toEqual([0, 100])
    ctx.advance(3_600_000)
    expect(
      codeOf(await graphql(CHANGE, { id: otro, estado: 'hecho' }, await logInAs('cliente', [idEmpresa]))),
    ).toBeUndefined()
  })

  test('shows the figure it starts from, and the next round what became of it', async () => {
    const { insert, get, insertClima, idEmpresa, idClima, ctx, call } = await open(engine)
    await insert()
    for (let i = 0; i < 8; i++) await answerAs(ctx, idClima, { grupo: 1 + (i % 2) })
    const [hoy] = (await get()).compromisos
    const { data } = await call(CIFRA, { id: idClima, medida: 'Liderazgo' })
    expect(data.appInfo.getCifraDePlan).toMatchObject({ hoy: hoy.hoy, personas: 8 })
    expect(hoy.hoy).toBeGreaterThan(0)
    expect(hoy.personas).toBe(8)
    const { data: hecho } = await call('query($id: ID!) { appInfo { getExcelDePlan(idClima: $id) } }', {
      id: idClima,
    })
    const [pestana] = await readLibro(Buffer.from(hecho.appInfo.getExcelDePlan.split(',')[1], 'base64'))
    const { celdas } = pestana!
    expect(celdas.get('A2')?.valor).toBe(
      'Base: en cada renglón, las personas que se dicen, que son quienes contestaron algo.',
    )
    expect([celdas.get('I3')?.valor, celdas.get('I4')?.valor]).toEqual(['Personas', 8])
    const siguiente = (
      await insertClima({
        ...climaCorto,
        idEmpresa,
        fechaInicio: Date.UTC(2026, 2, 1),
        fechaLimite: null,
        baseDeCalculo: 'respuestasValidas',
      })
    ).data.insertClimaOrganizacional.id
    for (let i = 0; i < 8; i++) await answerAs(ctx, siguiente, { grupo: 1 + (i % 2) })
    const plan = await get(undefined, siguiente)
    expect(plan.compromisos).toEqual([])
    expect(plan.anterior).toMatchObject({
      periodo: '2025',
      base:
        'Base: en cada renglón, quienes contestaron cada pregunta, sin contar «No Aplica», de las personas que se dicen. ' +
        '2025 se calcula aquí sobre la base de 2026, para que las rondas se comparen.',
      efectos: [
        {
          compromiso: { que: COMPROMISO.que },
          antes: hoy.hoy,
          personasAntes: 8,
          personas: 8,
          puntos: 0,
          veredicto: 'Sin cambio claro',
          sinCambio: null,
        },
      ],
    })
    expect((await get()).anterior).toBeNull()
  })

  test('mails of the plan are within the quota of whoever writes it, and a few a day to one address', async () => {
    const { insert, call, get, ctx, logIn } = await open(engine)
    ctx.advance(DIA_MS - (ctx.now() % DIA_MS) + 18 * 3_600_000)
    const hoy = getDia(ctx.now(), ctx.config.timeZone)
    await updateAjustes(ctx, { cambio: { correosPorDia: 12 } })
    for (let i = 0; i < 12; i++) expect((await insert({ fecha: hoy })).errors).toBeUndefined()
    expect(codeOf(await insert({ fecha: hoy }))).toBe('RATE_LIMITED')
    expect((await insert({ fecha: hoy, correo: '' })).errors).toBeUndefined()
    const { compromisos } = await get(await logIn())
    expect(compromisos).toHaveLength(13)
    // Commitments of one day stand in no order: the one without an address may be the first.
    const conCorreo = compromisos.find(({ correo }: { correo: string }) => correo !== '')
    const {
      id,
      revision,
      parte: _,
      hoy: __,
      personas: _p,
      notas: ___,
      hechoEl: ____,
      ...compromiso
    } = conCorreo
    const change = (cambio: object) =>
      call(UPDATE, { id, revision, compromiso: { ...compromiso, ...cambio, id: undefined } })
    expect(codeOf(await change({ correo: 'otra@laceiba.example' }))).toBe('RATE_LIMITED')
    expect(codeOf(await change({ fecha: '2050-01-01' }))).toBe('RATE_LIMITED')
    expect((await change({ responsable: 'Ana Pérez' })).errors).toBeUndefined()
    expect(await sendAvisosDePlan(ctx)).toBe(10)
    expect(await sendAvisosDePlan(ctx)).toBe(0)
    ctx.advance(DIA_MS)
    expect(await sendAvisosDePlan(ctx)).toBe(2)
  })
})
