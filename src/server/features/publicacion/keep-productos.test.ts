import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeEngines } from '../../../../tests/support/databases.ts'
import { countPosiciones } from '../../../domain/encuesta/hoja.ts'
import { addHoja, createCubo } from '../../../domain/resultados/cubo.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { cerrarClima } from '../cierre/cerrar-clima.ts'
import { requireClima } from '../climas/require-clima.ts'
import { insertHojas } from '../encuesta/hojas-store.ts'
import { findProductos } from './bloques-store.ts'
import { openConMinimo } from './testing/publicacion-de-prueba.ts'

describeEngines('how variables go together, at the close', (engine) => {
  async function closeWith(cuantas: number) {
    const { ctx, idClima, changeActiva } = await openConMinimo(engine)
    const clima = await requireClima(ctx.db, idClima)
    const { definicion } = clima
    const largo = countPosiciones(definicion.cuestionario)
    const cubo = createCubo(definicion)
    const hojas = Array.from({ length: cuantas }, (_, n) => ({
      clave: randomBytes(16).toString('hex'),
      idGrupo: definicion.gruposDeOpinion[n % 2]!.id,
      completa: true,
      respuestas: Array.from({ length: largo }, (_, p) => String((n * (p + 3) + (n >> 2)) % 4)).join(''),
    }))
    for (const { idGrupo, respuestas } of hojas) addHoja(cubo, idGrupo, respuestas)
    await inTransaction(ctx.db, (tx) => insertHojas(tx, { idClima, bloque: 1 }, hojas))
    await changeActiva(idClima, false)
    await cerrarClima(ctx, { idClima })
    return { guardados: await findProductos(ctx.db, idClima), cubo, ctx, idClima }
  }

  test('is kept of two hundred people, when their sheets are gone', async () => {
    const { guardados, cubo, ctx, idClima } = await closeWith(210)
    expect(guardados?.completas).toEqual(Array.from(cubo.momentos.productos.completas))
    expect(guardados?.parciales).toEqual(Array.from(cubo.momentos.productos.parciales))
    expect(await ctx.db.selectFrom('hojas').selectAll().where('id_clima', '=', idClima).execute()).toEqual([])
  })

  test('is not kept of fewer: it would give them away', async () => {
    expect((await closeWith(40)).guardados).toBeNull()
  })
})
