import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openConMinimo } from '#features/publicacion/server/testing/publicacion-de-prueba.ts'

const CAPACIDAD = new URL('../../../docs/capacity.md', import.meta.url)

/** As the document has them. */
function readSentencias(): string {
  const [, sentencias] = /```sql\n([\s\S]*?)```/.exec(readFileSync(CAPACIDAD, 'utf8')) ?? []
  if (!sentencias) throw new Error('docs/capacity.md has no statements')
  return sentencias
}

describe('PostgreSQL divided by climate', () => {
  test('what was there is still there, and a survey goes on to its close', async () => {
    const { ctx, call, answerMany, publish, changeActiva, idClima } = await openConMinimo('postgres')
    const { db } = ctx
    await answerMany(1, 6)

    await sql.raw(readSentencias()).execute(db)
    const { rows: partes } = await sql<{ parte: string; hojas: number }>`
      select tableoid::regclass::text as parte, count(*) as hojas from hojas group by 1`.execute(db)
    expect(partes).toEqual([{ parte: expect.stringMatching(/^hojas_[0-3]$/), hojas: 6 }])

    await answerMany(2, 5)
    await publish()
    const cifras = async () => {
      const query = `query($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) {
        cerrado participacion { invitados contestaron } dataProcesada { cantidadDeEncuestados } } } }`
      return (await call(query, { idClima })).data.appInfo.climaOrganizacional
    }
    const todas = {
      participacion: { invitados: 11, contestaron: 11 },
      dataProcesada: { cantidadDeEncuestados: 11 },
    }
    expect(await cifras()).toEqual({ cerrado: false, ...todas })

    await changeActiva(idClima, false)
    const cierre = 'mutation($idClima: ID!) { cerrarClimaOrganizacional(idClima: $idClima) { id } }'
    expect((await call(cierre, { idClima })).errors).toBeUndefined()
    expect(await cifras()).toEqual({ cerrado: true, ...todas })
    for (const tabla of ['hojas', 'tokens'])
      expect((await sql`select 1 from ${sql.table(tabla)}`.execute(db)).rows).toEqual([])
  })

  test('a statement of one climate reads one part', async () => {
    const { ctx, idClima } = await openConMinimo('postgres')
    await sql.raw(readSentencias()).execute(ctx.db)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select respuestas from hojas where id_clima = ${sql.lit(idClima)} and clave = 'una'`.execute(
      ctx.db,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(new Set(plan.match(/hojas_\d/g)).size).toBe(1)
  })
})
