import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Db } from '../../db/engine/database.ts'
import { openConMinimo } from '../publicacion/testing/publicacion-de-prueba.ts'

const HOJAS = 3_000

const MENU = `query($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) {
  hojasSinPublicar participacion { invitados contestaron } } } }`

/** What stands in the climate once more, `veces` times, under keys of its own. */
const multiplyHojas = (db: Db, { de, a, veces }: { de: string; a: string; veces: number }) =>
  sql`
  insert into hojas (id_clima, clave, id_grupo, completa, respuestas, bloque)
  select ${a}, md5(clave || vuelta), id_grupo, completa, respuestas, bloque
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

describe('PostgreSQL whose statistics are older than a climate', () => {
  test('published results read none of its published sheets', async () => {
    const app = await openConMinimo('postgres')
    const { ctx, call, answerMany, publish, readCifras, idClima, insertClima, getDocumento, idEmpresa } = app
    await answerMany(1, 5)
    await answerMany(2, 5)
    await publish()
    const documento = { ...(await getDocumento(idClima)), idEmpresa, fechaInicio: Date.UTC(2031, 1, 1) }
    const otro: string = (await insertClima(documento)).data.insertClimaOrganizacional.id
    await multiplyHojas(ctx.db, { de: idClima, a: otro, veces: HOJAS / 10 })
    await sql`analyze hojas`.execute(ctx.db)
    await multiplyHojas(ctx.db, { de: idClima, a: idClima, veces: HOJAS / 10 })

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
  })
})
