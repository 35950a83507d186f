import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { openEncuesta } from '#features/encuesta/server/testing/encuesta-de-prueba.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { openSellado } from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { attack, type Fila } from './testing/ataque.ts'
import { answerAsQuinientos, type Persona, readCodigo } from './testing/clima-de-quinientos.ts'

/**
 * By chance one guess a group is right: twenty of five hundred, whatever the order. Fifty would come once in millions
 * of tries.
 */
const CHANCE = 50
/** Standard deviations: chance gets there once in five hundred million tries, and the attack makes a few hundred. */
const AZAR = 6

describeEngines('an attacker with the whole database', (engine) => {
  /** Rows as they lie, with what the engine itself writes on them. */
  async function readTable({ ctx }: Pick<TestApp, 'ctx'>, table: string): Promise<Record<string, unknown>[]> {
    const marks = engine === 'postgres' ? sql`, xmin::text as xmin, ctid::text as ctid` : sql``
    const place = engine === 'postgres' ? sql` order by ctid` : sql``
    const query = sql<Record<string, unknown>>`select * ${marks} from ${sql.table(table)}${place}`
    return (await query.execute(ctx.db)).rows.map((row, lugar) => ({ ...row, lugar }))
  }

  /** Of a box its first bytes, which are as good as all: nobody has its key. */
  const write = (valor: unknown) =>
    valor instanceof Uint8Array ? Buffer.from(valor.subarray(0, 16)).toString('hex') : String(valor)

  const toFila = (row: Record<string, unknown>, de: string): Fila => {
    const { id_clima: _, id_grupo: grupo, id_pregunta: __, ...senales } = row
    const textos = Object.entries(senales).map(([nombre, valor]) => [nombre, write(valor)])
    return { grupo: String(grupo), senales: Object.fromEntries(textos), de }
  }

  /** Columns alone: neither where a row lies, which is the order they come in, nor what the engine wrote on it. */
  const withoutMarks = (filas: Fila[]) =>
    filas
      .map(({ senales: { lugar: _, xmin: __, ctid: ___, ...columnas }, ...fila }) => ({
        ...fila,
        senales: columnas,
      }))
      .sort((x, y) => (getClave(x) < getClave(y) ? -1 : 1))
  const getClave = ({ senales }: Fila) => senales.clave ?? senales.id!

  /** Everything of the climate; who is behind a row is known from the answers, which only the test can read so. */
  async function readFilas(
    app: TestApp,
    people: readonly Persona[],
    { idClima, idPreguntaAbierta }: { idClima: string; idPreguntaAbierta: string },
  ) {
    const abiertas = new Map((await openSellado(app.ctx, idClima)).hojas.map((hoja) => [hoja.clave, hoja]))
    const porCodigo = new Map(people.map((p) => [`${p.grupo}/${p.codigo}`, p.id]))
    const find = (grupo: unknown, codigo: number | string) => porCodigo.get(`${grupo}/${codigo}`)!
    const textos = await readTable(app, 'textos')
    return {
      encuestados: (await readTable(app, 'encuestados')).map((row) => toFila(row, String(row.id))),
      hojas: (await readTable(app, 'hojas')).map((row) =>
        toFila(row, find(row.id_grupo, readCodigo(abiertas.get(String(row.clave))!.respuestas))),
      ),
      textos: textos
        .filter((row) => row.id_pregunta === idPreguntaAbierta)
        .map((row) => toFila(row, find(row.id_grupo, String(row.texto).replace('texto ', '')))),
    }
  }

  /** The same people in a database that ties them to their answers in each of the ways that ours avoids. */
  async function readControl(app: TestApp, people: readonly Persona[]) {
    const { db } = app.ctx
    await sql`create table control_encuestados (id text, id_grupo text, estado text)`.execute(db)
    await sql`create table control_hojas (id_grupo text, completa integer, codigo integer, pista text)`.execute(
      db,
    )
    for (const { id, grupo, codigo, incompleta } of people) {
      await inTransaction(db, async (tx) => {
        const estado = incompleta ? 'En proceso' : 'Completa'
        await sql`insert into control_encuestados values (${id}, ${grupo}, ${estado})`.execute(tx)
        await sql`insert into control_hojas values (${grupo}, ${incompleta ? 0 : 1}, ${codigo}, ${`-${id.slice(0, 8)}-`})`.execute(
          tx,
        )
      })
    }
    const deQuien = new Map(people.map((p) => [`${p.grupo}/${p.codigo}`, p.id]))
    return {
      encuestados: (await readTable(app, 'control_encuestados')).map((row) => toFila(row, String(row.id))),
      hojas: (await readTable(app, 'control_hojas')).map((row) =>
        toFila(row, deQuien.get(`${row.id_grupo}/${row.codigo}`)!),
      ),
    }
  }

  async function listTables({ ctx }: TestApp): Promise<string[]> {
    return (await ctx.db.introspection.getTables()).map(({ name }) => name)
  }

  test('does no better than chance on five hundred people, and knows all of a linked control', async () => {
    const app = await createTestApp(engine)
    const staff = await logInToClimas(app)
    const { idClima, people, idPreguntaAbierta } = await answerAsQuinientos(app, staff)

    const linked = people.filter(({ lugar }) => lugar < 10)
    const control = await readControl(app, linked)
    const { orden, tendencia, iguales, trozos, unicos } = attack(control.encuestados, control.hojas)
    expect([orden, trozos, unicos]).toEqual([linked.length, linked.length, 1])
    expect(tendencia).toBeGreaterThan(2 * AZAR)
    // The number of the transaction is on both rows; on SQLite, the place.
    expect(iguales).toBe(linked.length)

    const antes = await readFilas(app, people, { idClima, idPreguntaAbierta })
    expect(new Set(antes.hojas.map(({ de }) => de)).size).toBe(people.length)
    expect(antes.textos).toEqual([])
    const expectChance = (a: Fila[], b: Fila[]) => {
      const aciertos = attack(a, b)
      expect(aciertos.orden).toBeLessThan(CHANCE)
      expect(aciertos.tendencia).toBeLessThan(AZAR)
      expect(aciertos.iguales).toBeLessThan(CHANCE)
      expect(aciertos.trozos).toBeLessThan(CHANCE)
      expect(aciertos.unicos).toBeLessThan(0.5)
    }
    const columnas = engine === 'postgres' ? withoutMarks : (filas: Fila[]) => filas
    expectChance(columnas(antes.encuestados), columnas(antes.hojas))

    const hashes = (await readTable(app, 'tokens')).map(({ hash }) => String(hash))
    expect(hashes).toHaveLength(people.length)
    await staff.cerrar(idClima)
    const despues = await readFilas(app, people, { idClima, idPreguntaAbierta })
    expect(despues.hojas).toEqual([])
    expect(despues.textos).toHaveLength(people.length - 20)
    expectChance(despues.encuestados, despues.textos)

    // What was known before the close helps nobody after it.
    expectChance(antes.encuestados, despues.textos)
    expectChance(antes.hojas, despues.textos)
    const clavesAntes = new Set(antes.hojas.map(({ senales }) => senales.clave))
    const clavesDespues = despues.textos.map(({ senales }) => senales.clave!)
    expect(clavesDespues.filter((clave) => clavesAntes.has(clave))).toEqual([])

    // Nobody's id, address or token is anywhere but in the list of people, and no sheet's key but on the sheet.
    const ajenas = (await listTables(app)).filter((table) => !/control|encuestados|hojas|textos/.test(table))
    const resto = JSON.stringify(await Promise.all(ajenas.map((table) => readTable(app, table))))
    const senales = [...despues.encuestados, ...antes.hojas, ...despues.textos].map((fila) => fila.senales)
    for (const { id, correo, clave } of senales) {
      for (const valor of [id, correo, clave]) if (valor) expect(resto.includes(valor)).toBe(false)
    }
    expect(hashes.filter((hash) => resto.includes(hash))).toEqual([])
  })

  test('finds no trace of a save beside the people, even before the close', async () => {
    const app = await openEncuesta(engine)
    const { token } = await app.invite()
    await app.invite()
    const before = await readTable(app, 'encuestados')
    await app.save(token, app.answer({ 1: '0' }))
    expect(await readTable(app, 'encuestados')).toEqual(before)
    await app.save(token, app.listTodas())
    expect(await readTable(app, 'encuestados')).toEqual(before)
  })
})
