import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openConMinimo } from '#features/publicacion/server/testing/publicacion-de-prueba.ts'
import type { Db } from '#server/db/engine/database.ts'

const HOJAS = 3_000

const MENU = `query($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) {
  hojasSinPublicar participacion { invitados contestaron } } } }`

/** What stands in the climate once more, `veces` times, under keys of its own. */
const multiplyHojas = (db: Db, { de, a, veces }: { de: string; a: string; veces: number }) =>
  sql`
  insert into hojas (id_clima, clave, id_grupo, completa, respuestas, textos, bloque)
  select ${a}, md5(clave || vuelta), id_grupo, completa, respuestas, textos, bloque
  from hojas cross join generate_series(1, ${veces}::int) as vuelta where id_clima = ${de}`.execute(db)

type Paso = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Paso[]
}

/** Rows of a table that a plan looked at. */
const countLeidas = (paso: Paso, tabla: string): number =>
  (paso['Relation Name'] === tabla
    ? (paso['Actual Rows'] + (paso['Rows Removed by Filter'] ?? 0)) * paso['Actual Loops']
    : 0) + (paso.Plans ?? []).reduce((suma, suyo) => suma + countLeidas(suyo, tabla), 0)

type App = Awaited<ReturnType<typeof openConMinimo>>

async function openPublicado(): Promise<App> {
  const app = await openConMinimo('postgres')
  await app.answerMany(1, 5)
  await app.answerMany(2, 5)
  await app.publish()
  return app
}

/** The published figures and the menu; then every statement of theirs on sheets once more, explained. */
async function expectNothingRead({ ctx, call, readCifras, idClima }: App) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  for (const { errors } of [...(await readCifras()), await call(MENU, { idClima })])
    expect(errors).toBeUndefined()
  const preguntas = query.mock.calls as unknown as [string, unknown[]][]
  query.mockRestore()

  const deHojas = preguntas.filter(([texto]) => /"hojas"/.test(texto))
  expect(deHojas.length).toBeGreaterThan(0)
  const client = new pg.Client({ connectionString: (ctx.config.database as { url: string }).url })
  await client.connect()
  onTestFinished(() => client.end())
  for (const [texto, valores] of deHojas) {
    const { rows } = await client.query(`explain (analyze, format json) ${texto}`, valores)
    expect(countLeidas(rows[0]['QUERY PLAN'][0].Plan, 'hojas')).toBe(0)
  }
}

describe('published results on PostgreSQL read none of the published sheets', () => {
  test('where its statistics are older than the climate', async () => {
    const app = await openPublicado()
    const { ctx, idClima, insertClima, getDocumento, idEmpresa } = app
    const documento = { ...(await getDocumento(idClima)), idEmpresa, fechaInicio: Date.UTC(2031, 1, 1) }
    const otro: string = (await insertClima(documento)).data.insertClimaOrganizacional.id
    await multiplyHojas(ctx.db, { de: idClima, a: otro, veces: HOJAS / 10 })
    await sql`analyze hojas`.execute(ctx.db)
    await multiplyHojas(ctx.db, { de: idClima, a: idClima, veces: HOJAS / 10 })
    await expectNothingRead(app)
  })

  test('where they know that nearly all sheets are of this climate and of one block', async () => {
    const app = await openPublicado()
    await multiplyHojas(app.ctx.db, { de: app.idClima, a: app.idClima, veces: HOJAS / 10 })
    await sql`analyze hojas`.execute(app.ctx.db)
    await expectNothingRead(app)
  })
})
