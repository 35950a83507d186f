import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEngines } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import type { Db } from '../engine/database.ts'
import { inTransaction } from '../engine/transaction.ts'
import { getTextSearch, searchPalabras } from './text-search.ts'
import type { Nivel } from './text-search-engine.ts'

const exacta = (palabra: string): Nivel => [[{ palabras: [palabra], porInicio: false }]]
const inicio = (palabra: string): Nivel => [[{ palabras: [palabra], porInicio: true }]]
const todo = { limit: 100, offset: 0 }

describeEngines('index of words', (engine) => {
  async function createIndex(rows: string[][]) {
    const { db } = await createTestContext(engine)
    for (const [indice, palabras] of rows.entries()) await getTextSearch(db).put(db, indice + 1, palabras)
    return db
  }

  test('finds whole words and beginnings, newest first', async () => {
    const db = await createIndex([['ana'], ['anabel'], ['mariana'], ['ana', 'ñandú']])
    expect(await getTextSearch(db).list(db, exacta('ana'), [], todo)).toEqual([4, 1])
    expect(await getTextSearch(db).list(db, inicio('an'), [], todo)).toEqual([4, 2, 1])
    expect(await getTextSearch(db).list(db, inicio('ñ'), [], todo)).toEqual([4])
    expect(await getTextSearch(db).count(db, inicio('an'), [])).toBe(3)
    expect(await getTextSearch(db).list(db, inicio('anabe'), [], todo)).toEqual([2])
    expect(await getTextSearch(db).list(db, inicio('ñandú'), [], todo)).toEqual([4])
    expect(await getTextSearch(db).list(db, exacta('an'), [], todo)).toEqual([])
  })

  const SILABAS = ['na', 'ri', 'ma', 'c', 'lo', 'pez', 'u', 'o', 'b', 'a', '50']
  const FILAS = 40
  /** Some words of few syllables, others at every turn. */
  const writePalabras = (fila: number, turno: number): string[] =>
    Array.from({ length: 6 + ((fila * 5 + turno) % 8) }, (_, i) =>
      [i * 7 + fila * 3 + turno, i + fila * 5, fila + turno * 2].map((n) => SILABAS[n % 11]).join(''),
    )
  const countPorInicio = async (db: Db) =>
    Promise.all(SILABAS.map((silaba) => getTextSearch(db).count(db, inicio(silaba), [])))
  const expectedPorInicio = (turno: number) =>
    SILABAS.map(
      (silaba) =>
        Array.from({ length: FILAS }, (_, fila) => writePalabras(fila, turno)).filter((palabras) =>
          palabras.some((palabra) => palabra.startsWith(silaba)),
        ).length,
    )

  test('rows that are written anew in one transaction are found by all of their words', async () => {
    const db = await createIndex(Array.from({ length: FILAS }, (_, fila) => writePalabras(fila, 0)))
    for (let turno = 1; turno <= 3; turno++) {
      await inTransaction(db, async (tx) => {
        for (let fila = 0; fila < FILAS; fila++)
          await getTextSearch(tx).put(tx, fila + 1, writePalabras(fila, turno))
      })
      expect(await countPorInicio(db)).toEqual(expectedPorInicio(turno))
    }
  })

  test('a beginning of any length finds what begins so, letters beyond the first plane included', async () => {
    const db = await createIndex([['𝒜𝒷𝒸𝒹𝓮𝓯'], ['\ue002abcdef'], ['abcdef']])
    for (let largo = 1; largo <= 6; largo++) {
      const letras = Array.from('𝒜𝒷𝒸𝒹𝓮𝓯').slice(0, largo).join('')
      expect(await getTextSearch(db).list(db, inicio(letras), [], todo)).toEqual([1])
      expect(await getTextSearch(db).list(db, inicio('abcdef'.slice(0, largo)), [], todo)).toEqual([3])
      expect(await getTextSearch(db).list(db, inicio(`\ue002${'abcdef'.slice(0, largo)}`), [], todo)).toEqual(
        [2],
      )
    }
  })

  test('a term is met by any alternative, an alternative by all its words, a level by all its terms', async () => {
    const db = await createIndex([
      ['node', 'js'],
      ['node'],
      ['\ue000node.js'.replace('.', '\ue12e')],
      ['js', 'ana'],
    ])
    const termino = [
      { palabras: ['\ue000node\ue12ejs'], porInicio: true },
      { palabras: ['node', 'js'], porInicio: true },
    ]
    expect(await getTextSearch(db).list(db, [termino], [], todo)).toEqual([3, 1])
    expect(await getTextSearch(db).list(db, [...inicio('js'), ...exacta('ana')], [], todo)).toEqual([4])
  })

  test('rows of another level are left out', async () => {
    const db = await createIndex([['ana'], ['anabel'], ['anabel', 'ana']])
    expect(await getTextSearch(db).list(db, inicio('an'), [exacta('ana')], todo)).toEqual([2])
    expect(await getTextSearch(db).count(db, inicio('an'), [exacta('ana'), exacta('x')])).toBe(1)
  })

  test('a page is the same piece of the whole, wherever it begins', async () => {
    const rows = Array.from({ length: 40 }, (_, turno) => (turno % 3 ? ['anabel'] : ['ana', 'x']))
    const db = await createIndex(rows)
    const niveles = [exacta('nadie'), exacta('ana'), inicio('ana'), inicio('x')]
    const whole = await searchPalabras(db, niveles, todo)
    expect(whole).toHaveLength(40)
    expect(whole.slice(0, 14)).toEqual(whole.slice(0, 14).toSorted((a, b) => b - a))
    for (let offset = 0; offset <= 42; offset++) {
      const page = await searchPalabras(db, niveles, { limit: 7, offset })
      expect(page).toEqual(whole.slice(offset, offset + 7))
    }
  })

  test('new words replace the old ones, and deleted rows are found no more', async () => {
    const db = await createIndex([['ana'], ['ana']])
    await getTextSearch(db).put(db, 1, ['pedro'])
    expect(await getTextSearch(db).list(db, exacta('ana'), [], todo)).toEqual([2])
    expect(await getTextSearch(db).list(db, exacta('pedro'), [], todo)).toEqual([1])
    await getTextSearch(db).delete(db, [1, 2, 99])
    expect(await getTextSearch(db).list(db, inicio('a'), [], todo)).toEqual([])
    expect(await getTextSearch(db).list(db, inicio('p'), [], todo)).toEqual([])
  })

  test('holds as many and as long words as a CV may have', async () => {
    const palabras = Array.from({ length: 4_600 }, (_, turno) => String(turno).padEnd(65, '\ue125'))
    const db = await createIndex([palabras])
    expect(await getTextSearch(db).list(db, exacta(palabras.at(-1)!), [], todo)).toEqual([1])
  })

  if (engine === 'postgres') {
    test('a file with more words than a row holds is found by its first ones', async () => {
      const palabras = Array.from(
        { length: 50_000 },
        (_, turno) => String.fromCodePoint(0x4e00 + (turno % 20_000), 0x4e00 + (turno % 7)) + turno,
      )
      const db = await createIndex([palabras])
      expect(await getTextSearch(db).list(db, inicio(palabras[0]!.slice(0, 2)), [], todo)).toEqual([1])
      expect(await getTextSearch(db).list(db, exacta(palabras.at(-1)!), [], todo)).toEqual([1])
    })
  }

  if (engine === 'sqlite') {
    test('the index stays whole through many changes', async () => {
      const { db } = await createTestContext(engine)
      for (let turno = 0; turno < 300; turno++) {
        const numero = (turno * 7) % 50
        if (turno % 3 === 0) await getTextSearch(db).delete(db, [numero])
        else await getTextSearch(db).put(db, numero, ['ana', `palabra${turno}`, `otra${turno % 9}`])
      }
      await sql`insert into cvs_palabras (cvs_palabras, rank) values ('integrity-check', 1)`.execute(db)
    })
  }
})
