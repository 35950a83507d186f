import { expect, test } from 'vitest'
import { answerAs, logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { createSecret } from '#server/context/secret.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { computeClaveDeHoja, deriveLlave, hashToken } from '#server/llaves/llave.ts'
import { readLlaveFile } from '#server/llaves/llaves-dir.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { inviteEncuestado, requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { listEstados } from './estados.ts'
import { findHoja } from './hojas-store.ts'

const open = async (engine: Engine) => {
  const app = await createTestApp(engine)
  const staff = await logInToClimas(app)
  return { ...app, ...staff, ...(await staff.setUp()) }
}

describeEngines('answers', (engine) => {
  test('the status of each respondent follows from the sheet that the token leads to', async () => {
    const { ctx, idClima } = await open(engine)
    const { clima, llave } = await requireAbierto(ctx, idClima)
    const completa = await answerAs(ctx, idClima)
    const parcial = await answerAs(ctx, idClima, { grupo: 2, todo: false })
    const idGrupo = clima.definicion.gruposDeOpinion[0]!.id
    const nueva = await inviteEncuestado(ctx, idClima, { idGrupo })
    const idsEncuestados = [nueva.id, completa.id, parcial.id]
    expect([...(await listEstados(ctx.db, llave, { clima, idsEncuestados }))]).toEqual([
      [nueva.id, 'Sin iniciar'],
      [completa.id, 'Completa'],
      [parcial.id, 'En proceso'],
    ])
  })

  test('a token finds its respondent, sheet and texts; of the token only the hash is stored', async () => {
    const { ctx, idClima } = await open(engine)
    const { id, token } = await answerAs(ctx, idClima, { texto: 'Que sigan así.' })
    const { llave } = await requireAbierto(ctx, idClima)
    const suyo = await ctx.db.selectFrom('tokens').selectAll().execute()
    expect(suyo).toEqual([{ id_clima: idClima, hash: hashToken(llave, token), id_encuestado: id }])
    const hoja = await findHoja(ctx.db, { idClima, llave }, computeClaveDeHoja(llave, token))
    expect(hoja?.completa).toBe(true)
    expect([...hoja!.escrito.textos.values()]).toEqual(['Que sigan así.', 'Que sigan así.'])
    const guardado = await ctx.db.selectFrom('encuestados').selectAll().execute()
    expect(JSON.stringify([guardado, suyo])).not.toContain(token)
  })
})

describeAnyEngine('answers', (engine) => {
  test('another climate and another SECRET lead to other keys', async () => {
    const { ctx, idClima, setUp } = await open(engine)
    const otro = await setUp()
    const { llave } = await requireAbierto(ctx, idClima)
    const { llave: ajena } = await requireAbierto(ctx, otro.idClima)
    const bytes = await readLlaveFile(ctx.config.llavesDir, idClima)
    const distinta = deriveLlave(createSecret('x'.repeat(40)), bytes!)
    const token = 'K7QF3M9X2HTB'
    expect(new Set([llave, ajena, distinta].map((una) => computeClaveDeHoja(una, token))).size).toBe(3)
  })
})
