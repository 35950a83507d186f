import { expect, test } from 'vitest'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { inOwnSnapshot, inTransaction } from '#server/db/engine/transaction.ts'
import { type Llave, newClave } from '#server/llaves/llave.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { countHojas } from './count-hojas.ts'
import { insertHojas } from './hojas-store.ts'

type ClimaConLlave = ClimaGuardado & { llave: Llave }

/** Two whole slices of the count. */
const DOS_TIRAS = 4_000

const newHojas = ({ definicion: { gruposDeOpinion } }: ClimaGuardado, total: number) =>
  Array.from({ length: total }, (_, i) => ({
    clave: newClave(),
    idGrupo: gruposDeOpinion[i % gruposDeOpinion.length]!.id,
    completa: false,
    respuestas: '0',
  }))

describeEngines('counting sheets', (engine) => {
  async function open() {
    const app = await createTestApp(engine)
    const { setUp } = await logInToClimas(app)
    const { db } = app.ctx
    const createClima = async () => {
      const { clima, llave } = await requireAbierto(app.ctx, (await setUp({})).idClima)
      return { ...clima, llave }
    }
    const insert = (clima: ClimaConLlave, total: number, bloque = 1) =>
      inTransaction(db, (tx) =>
        insertHojas(tx, { idClima: clima.id, bloque, llave: clima.llave }, newHojas(clima, total)),
      )
    const count = (clima: ClimaConLlave, bloque?: number) =>
      inOwnSnapshot(app.ctx, async (tx) => (await countHojas(tx, { ...clima, bloque })).hojas)
    return { createClima, insert, count }
  }

  test('counts each once, however many slices they fill', async () => {
    const { createClima, insert, count } = await open()
    const clima = await createClima()

    expect(await count(clima)).toBe(0)
    await insert(clima, DOS_TIRAS)
    expect(await count(clima)).toBe(DOS_TIRAS)
    await insert(clima, 1)
    expect(await count(clima)).toBe(DOS_TIRAS + 1)
  })

  test('counts those of one climate and one block, few or many among those of others', async () => {
    const { createClima, insert, count } = await open()
    const [pocas, muchas] = [await createClima(), await createClima()]

    await insert(pocas, 3)
    await insert(muchas, DOS_TIRAS)
    await insert(pocas, 4, 2)
    await insert(muchas, 5, 2)

    expect([await count(pocas), await count(pocas, 1), await count(pocas, 2)]).toEqual([7, 3, 4])
    expect([await count(muchas), await count(muchas, 1), await count(muchas, 2)]).toEqual([
      DOS_TIRAS + 5,
      DOS_TIRAS,
      5,
    ])
  })
})
