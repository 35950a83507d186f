import { expect, test } from 'vitest'
import { describeEngines } from '../../../../tests/support/databases.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { requireClima } from '../climas/require-clima.ts'
import { logInToClimas } from '../climas/testing/climas-de-prueba.ts'
import { newClave } from '../llaves/llave.ts'
import { countHojas } from './count-hojas.ts'
import { insertHojas } from './hojas-store.ts'

/** Two whole slices of the count. */
const DOS_TIRAS = 8_000

describeEngines('counting sheets', (engine) => {
  test('counts each once, however many slices they fill', async () => {
    const app = await createTestApp(engine)
    const { idClima } = await (await logInToClimas(app)).setUp({})
    const { db } = app.ctx
    const clima = await requireClima(db, idClima)
    const { gruposDeOpinion } = clima.definicion
    const insert = (total: number) => {
      const hojas = Array.from({ length: total }, (_, i) => ({
        clave: newClave(),
        idGrupo: gruposDeOpinion[i % gruposDeOpinion.length]!.id,
        completa: false,
        respuestas: '0',
      }))
      return inTransaction(db, (tx) => insertHojas(tx, { idClima, bloque: 1 }, hojas))
    }
    const count = async () => (await countHojas(db, clima)).hojas

    expect(await count()).toBe(0)
    await insert(DOS_TIRAS)
    expect(await count()).toBe(DOS_TIRAS)
    await insert(1)
    expect(await count()).toBe(DOS_TIRAS + 1)
  })
})
