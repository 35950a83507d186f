import { expect, test } from 'vitest'
import { formatNumero } from '#domain/bitacora/frases.ts'
import { logInToCvs } from '#features/cvs/server/testing/cvs-de-prueba.ts'
import { openEncuestados } from '#features/invitados/server/encuestados/testing/encuestados-de-prueba.ts'
import { erasePersona } from '#features/operacion/server/persona/erase-persona.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { listCalls, sampleVariables } from '#tests/support/schema-calls.ts'
import { credentials, LOG_IN, STAFF } from '#tests/support/test-app.ts'
import type { Engine } from '../db/engine/database.ts'
import { readLibro } from '../excel/testing/read-libro.ts'

const GET = `query($filtro: FiltroDeBitacora!, $limit: Int!, $despuesDe: ID) {
  appInfo { getBitacora(filtro: $filtro, limit: $limit, despuesDe: $despuesDe) {
    total anotaciones { id momento quien frase { texto fuerte } sobre atencion } } } }`

async function open(engine: Engine) {
  const app = await openEncuestados(engine)
  const read = async (filtro: object = {}, pagina: object = {}) => {
    const { data } = await app.graphql(GET, { filtro, limit: 100, ...pagina }, app.cookie)
    const { total, anotaciones } = data.appInfo.getBitacora
    const lines = anotaciones.map(
      ({ quien, frase, sobre }: any) =>
        `${quien}: ${frase.map(({ texto }: any) => texto).join('')}${sobre ? ` [${sobre}]` : ''}`,
    )
    return { total, anotaciones, lines: lines as string[] }
  }
  const listRows = () => app.ctx.db.selectFrom('bitacora').selectAll().orderBy('id').execute()
  return { ...app, read, listRows }
}

describeEngines('the log as administrators read it', (engine) => {
  test('tells in sentences who did what, on what; newest first, by pages and filters', async () => {
    const { read, idClima, idEmpresa, invite, changeActiva, remind, cerrar, ctx, graphql } =
      await open(engine)
    await invite(['uno@x.gt', 'dos@x.gt'])
    await changeActiva(idClima, true)
    await remind()
    ctx.advance(60_000)
    const later = ctx.now()
    await changeActiva(idClima, false)
    await cerrar(idClima)
    await graphql(LOG_IN, credentials(STAFF.usuario, STAFF.password))
    const { lines, total, anotaciones } = await read()
    const sobre = '[Alimentos La Ceiba 2025]'
    expect(lines).toEqual([
      'Consultora: Entró con su contraseña.',
      `Consultora: Cerró y anonimizó el clima 2025. ${sobre}`,
      `Consultora: Desactivó la encuesta 2025. ${sobre}`,
      `Consultora: Mandó un recordatorio a 2 personas que no han terminado. ${sobre}`,
      `Consultora: Activó la encuesta 2025. ${sobre}`,
      `Consultora: Invitó a 2 personas a contestar. ${sobre}`,
      `Consultora: Preparó el clima 2025. ${sobre}`,
      'Consultora: Agregó la empresa. [Alimentos La Ceiba]',
    ])
    expect(total).toBe(8)
    expect((await read({}, { limit: 3, despuesDe: anotaciones[4].id })).lines).toEqual(lines.slice(5))
    expect((await read({ seccion: 'encuestados' })).lines).toEqual([lines[3], lines[5]])
    expect((await read({ desde: later })).total).toBe(3)
    expect((await read({ hasta: later })).total).toBe(5)
    expect((await read({ idEmpresa })).total).toBe(7)
    expect((await read({ idCuenta: 'nadie' })).total).toBe(0)
  })

  test('names the person of a CV until that person is erased, and then a number', async () => {
    const { read, ctx, app, ...rest } = await open(engine)
    const { insertCV, cookie } = await logInToCvs({ ctx, app, ...rest } as never)
    const { id } = (await insertCV({ correo: 'ana@correo.example' })).data.insertCV
    // Looked at, and then its file: one opening.
    await rest.graphql(`{ appInfo { getCV(idCV: "${id}") { primerNombre } } }`, {}, cookie)
    await app.inject({ url: `/api/cv/${id}/archivo`, headers: { cookie } })
    expect((await read({ seccion: 'cvs' })).lines).toEqual([
      'Consultora: Abrió el CV de Ana Pérez.',
      'Consultora: Ingresó el CV de Ana Pérez.',
    ])
    await erasePersona(ctx, 'ana@correo.example')
    expect((await read({ seccion: 'cvs' })).lines[0]).toBe(`Consultora: Abrió el CV de ${formatNumero(id)}.`)
    const stored = JSON.stringify(await ctx.db.selectFrom('bitacora').selectAll().execute())
    expect(stored).not.toMatch(/Ana|Pérez|correo\.example/)
  })
})

describeAnyEngine('the log as administrators read it', (engine) => {
  test('holds nothing of what respondents are, were sent or answered', async () => {
    const {
      invite,
      find,
      answer,
      sendTo,
      remove,
      remind,
      cerrar,
      changeActiva,
      idClima,
      listRows,
      makeToken,
    } = await open(engine)
    const marked = ['marcada.uno@correo.example', 'marcada.dos@correo.example']
    const texto = 'Lo que nadie debe leer aquí'
    await changeActiva(idClima, true)
    await invite(marked)
    const people = [await find(marked[0]!), await find(marked[1]!)]
    const tokens = [await makeToken(), await answer(people[0]!.id, { texto })]
    await sendTo(people[1]!.id, 'marcada.tres@correo.example')
    await remind()
    await remove(people[1]!.id)
    await changeActiva(idClima, false)
    await cerrar(idClima)
    const rows = await listRows()
    expect(rows.length).toBeGreaterThan(8)
    const stored = JSON.stringify(rows)
    const grupos = people.map(({ idGrupoDeOpinion }) => idGrupoDeOpinion)
    const ids = people.map(({ id }) => id)
    for (const secret of [...marked, 'marcada', texto, ...tokens, ...ids, ...grupos, STAFF.password]) {
      expect([secret, stored.includes(secret)]).toEqual([secret, false])
    }
  })

  test('ten failed passwords are one line, of nobody; what was typed stands nowhere', async () => {
    const { read, graphql } = await open(engine)
    for (const name of [STAFF.correo, 'mi-clave-por-error']) {
      for (let time = 0; time < 13; time++) await graphql(LOG_IN, credentials(name, 'equivocada-del-todo'))
    }
    await expect
      .poll(async () => (await read({ seccion: 'acceso' })).lines)
      .toEqual([
        'Alguien sin sesión: Falló 10 veces la contraseña de Consultora. La cuenta esperó 15 minutos.',
      ])
    expect((await read({ seccion: 'acceso' })).anotaciones[0].atencion).toBe(true)
  })

  test('leaves as a workbook with the same lines, and the leaving is noted', async () => {
    const { graphql, cookie, read } = await open(engine)
    const { lines } = await read()
    const query = '{ appInfo { getExcelDeBitacora(filtro: {}) } }'
    const { data } = await graphql(query, {}, cookie)
    const [pestana] = await readLibro(Buffer.from(data.appInfo.getExcelDeBitacora.split(',')[1], 'base64'))
    expect(['B1', 'C1', 'B2', 'C2', 'D2'].map((cell) => pestana!.celdas.get(cell)?.valor)).toEqual([
      'Quién',
      'Qué',
      'Consultora',
      'Preparó el clima 2025.',
      'Alimentos La Ceiba 2025',
    ])
    expect(lines[0]).toContain('Preparó el clima 2025.')
    expect((await read()).lines[0]).toBe('Consultora: Descargó la bitácora.')
  })
})

test('no call of the API changes or removes an entry, nor writes into one what was sent with it', async () => {
  const { graphql, logInAs, ctx, invite } = await openEncuestados('sqlite')
  await invite(['uno@x.gt'])
  const listRows = () => ctx.db.selectFrom('bitacora').selectAll().orderBy('id').execute()
  const before = await listRows()
  // As a token is written, or an id: nothing about its letters keeps it out.
  const marca = 'MARCA7QF3M9X2HTB'
  for (const call of listCalls()) {
    for (const text of [before[0]!.id, marca]) {
      await graphql(call.query, sampleVariables(call, text), await logInAs('administrador'))
    }
    await graphql(call.query, sampleVariables(call, marca))
  }
  const rows = await listRows()
  const after = new Map(rows.map((row) => [row.id, row]))
  for (const row of before) expect(after.get(row.id)).toEqual(row)
  expect(rows.filter((row) => JSON.stringify(row).includes(marca))).toEqual([])
})
