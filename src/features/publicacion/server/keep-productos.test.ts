import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { countPosiciones } from '#domain/encuesta/hoja.ts'
import { createCubo } from '#domain/resultados/cubo.ts'
import { addHoja } from '#domain/resultados/testing/add-hoja.ts'
import { insertHojas } from '#features/encuesta/server/hojas-store.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { findProductos } from './bloques-store.ts'
import { cerrarClima } from './cierre/cerrar-clima.ts'
import { publishBloque } from './publish-bloque.ts'
import { openConMinimo } from './testing/publicacion-de-prueba.ts'

/** As many sheets as each block has; the last one is published by the close, unless it is published already. */
async function closeWith(engine: Engine, bloques: readonly number[], { publicados = 0 } = {}) {
  const { ctx, idClima, changeActiva } = await openConMinimo(engine)
  const { clima, llave } = await requireAbierto(ctx, idClima)
  const { definicion } = clima
  const largo = countPosiciones(definicion.cuestionario)
  const cubo = createCubo(definicion, { conProductos: true })
  await changeActiva(idClima, false)
  for (const [i, cuantas] of bloques.entries()) {
    const hojas = Array.from({ length: cuantas }, (_, n) => ({
      clave: randomBytes(16).toString('hex'),
      idGrupo: definicion.gruposDeOpinion[n % 2]!.id,
      completa: true,
      respuestas: Array.from({ length: largo }, (_, p) => String((n * (p + 3) + (n >> 2) + i) % 4)).join(''),
    }))
    for (const { idGrupo, respuestas } of hojas) addHoja(cubo, idGrupo, respuestas)
    await inTransaction(ctx.db, (tx) => insertHojas(tx, { idClima, bloque: i + 1, llave }, hojas))
    if (i < publicados) await publishBloque(ctx, { idClima, requirePublicable: async () => {} })
  }
  await cerrarClima(ctx, { idClima })
  return {
    guardados: await findProductos(ctx.db, idClima),
    esperados: { sumas: Array.from(cubo.momentos.productos!.sumas) },
    hojas: await ctx.db.selectFrom('hojas').selectAll().where('id_clima', '=', idClima).execute(),
  }
}

describeEngines('how variables go together, at the close', (engine) => {
  test.each([
    { cuando: 'the close publishes them', bloques: [210], publicados: 0 },
    { cuando: 'they were published before', bloques: [210], publicados: 1 },
    {
      cuando: 'some were published before and the close publishes the others',
      bloques: [150, 60],
      publicados: 1,
    },
  ])(
    'is kept of all of two hundred people, whose sheets are gone: $cuando',
    async ({ bloques, publicados }) => {
      const { guardados, esperados, hojas } = await closeWith(engine, bloques, { publicados })
      expect(guardados).toMatchObject(esperados)
      expect(hojas).toEqual([])
    },
  )
})

describeAnyEngine('how variables go together, at the close', (engine) => {
  test('is not kept of fewer: it would give them away', async () => {
    expect((await closeWith(engine, [40])).guardados).toBeNull()
  })
})
