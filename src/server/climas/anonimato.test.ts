import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEngines } from '../../../tests/support/databases.ts'
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import {
  answerEncuesta,
  inviteEncuestado,
  listRespuestas,
  requireAbierto,
} from '../encuesta/testing/respuestas-de-prueba.ts'
import { logInToClimas } from './testing/climas-de-prueba.ts'

const PERSONAS = 60

/** Whoever has the n-th place among the people of a group is taken for the author of the n-th sheet of it. */
function countGuesses(
  personas: readonly { grupo: string; marca: string }[],
  hojas: readonly { grupo: string; marca: string }[],
): number {
  let hits = 0
  for (const grupo of new Set(personas.map((persona) => persona.grupo))) {
    const suyas = hojas.filter((hoja) => hoja.grupo === grupo)
    const gente = personas.filter((persona) => persona.grupo === grupo)
    hits += gente.filter((persona, lugar) => suyas[lugar]?.marca === persona.marca).length
  }
  return hits
}

describeEngines('an attacker with the whole database', (engine) => {
  /** Rows as they lie: by place on the page, or in the order in which the table is walked. */
  const place = engine === 'postgres' ? sql`ctid` : sql`1`

  async function readTable<Row>({ ctx }: TestApp, table: string, columns: string): Promise<Row[]> {
    const query = sql<Row>`select ${sql.raw(columns)} from ${sql.table(table)} order by ${place}`
    return (await query.execute(ctx.db)).rows
  }

  /** Everybody is invited and answers in one order, and everybody's sheet and text are their own. */
  async function answerInOrder(app: TestApp, idClima: string) {
    const { clima } = await requireAbierto(app.ctx, idClima)
    const grupos = clima.definicion.gruposDeOpinion
    const people: { id: string; grupo: string; marca: string }[] = []
    for (let i = 0; i < PERSONAS; i++) {
      const idGrupo = grupos[i % grupos.length]!.id
      const encuestado = await inviteEncuestado(app.ctx, idClima, { idGrupo, correo: `p${i}@x.example` })
      const digits = i.toString(4).padStart(4, '0')
      let next = 0
      const respuestas = listRespuestas(clima, ({ clase, indice }) => {
        if (clase === 'codigo') return digits[next++ % 4]!
        return clase === 'preguntasAbiertas' ? `texto ${i}` : String(indice === 0)
      })
      await answerEncuesta(app.ctx, idClima, encuestado, respuestas)
      people.push({ id: encuestado.id, grupo: idGrupo, marca: String(i) })
    }
    return people
  }

  const readMarca = (respuestas: string) => String(Number.parseInt(respuestas.slice(0, 4), 4))

  test('does no better than chance on a closed climate, and knows all of a linked control', async () => {
    const app = await createTestApp(engine)
    const { setUp, cerrar } = await logInToClimas(app)
    const { idClima } = await setUp()
    const people = await answerInOrder(app, idClima)

    await sql`create table control (grupo text, marca text)`.execute(app.ctx.db)
    for (const { grupo, marca } of people) {
      await sql`insert into control values (${grupo}, ${marca})`.execute(app.ctx.db)
    }
    expect(countGuesses(people, await readTable(app, 'control', 'grupo, marca'))).toBe(PERSONAS)

    await cerrar(idClima)
    const marcaDe = new Map(people.map(({ id, marca }) => [id, marca]))
    const encuestados = (
      await readTable<{ id: string; grupo: string }>(app, 'encuestados', 'id, id_grupo as grupo')
    ).map((row) => ({ ...row, marca: marcaDe.get(row.id)! }))
    const hojas = (
      await readTable<{ grupo: string; respuestas: string }>(app, 'hojas', 'id_grupo as grupo, respuestas')
    ).map((row) => ({ ...row, marca: readMarca(row.respuestas) }))
    const textos = (
      await readTable<{ grupo: string; texto: string }>(
        app,
        'respuestas_abiertas',
        'id_grupo as grupo, texto',
      )
    ).map((row) => ({ ...row, marca: row.texto.replace('texto ', '') }))

    // By chance one guess a group is right; twelve of sixty would happen once in millions of closes.
    expect(new Set(hojas.map((hoja) => hoja.marca)).size).toBe(PERSONAS)
    expect(countGuesses(people, hojas)).toBeLessThan(12)
    expect(countGuesses(encuestados, hojas)).toBeLessThan(12)
    expect(countGuesses(encuestados, textos.slice(0, PERSONAS))).toBeLessThan(12)
    expect(countGuesses(hojas, textos.slice(0, PERSONAS))).toBeLessThan(12)

    if (engine === 'sqlite') return
    for (const table of ['encuestados', 'hojas', 'respuestas_abiertas']) {
      const rows = await readTable<{ xmin: string }>(app, table, 'xmin::text')
      expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1)
    }
  })

  test('finds no trace of a save beside the people, even before the close', async () => {
    const app = await createTestApp(engine)
    const { setUp } = await logInToClimas(app)
    const { idClima } = await setUp()
    const { clima } = await requireAbierto(app.ctx, idClima)
    const idGrupo = clima.definicion.gruposDeOpinion[0]!.id
    const columns = engine === 'postgres' ? '*, xmin::text, xmax::text, ctid::text' : '*'
    const encuestado = await inviteEncuestado(app.ctx, idClima, { idGrupo })
    const before = await readTable(app, 'encuestados', columns)
    await answerEncuesta(
      app.ctx,
      idClima,
      encuestado,
      listRespuestas(clima, ({ clase, indice }) =>
        clase === 'codigo' ? '0' : clase === 'preguntasAbiertas' ? 'x' : String(indice === 0),
      ),
    )
    expect(await readTable(app, 'encuestados', columns)).toEqual(before)
  })
})
