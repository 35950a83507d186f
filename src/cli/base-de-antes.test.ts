import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { describeEngines } from '../../tests/support/databases.ts'
import { createTestCli } from '../../tests/support/test-cli.ts'
import { createTestContext } from '../../tests/support/test-context.ts'
import { buildApp } from '../server/app.ts'
import type { Engine } from '../server/db/engine/database.ts'
import { upgradeClimas } from '../server/features/cierre/upgrade-climas.ts'
import { requireClima } from '../server/features/climas/require-clima.ts'
import { moveLlaves } from '../server/features/llaves/move-llaves.ts'
import { createSecret } from '../server/secret.ts'
import { restaurar } from './respaldo.ts'

/**
 * A backup that the program wrote before there were publications: a closed, an inactive and an active climate, the key of each in its
 * row, hashes of tokens without a key. Oficina has seven sheets, four in the inactive one; Planta nine.
 */
const FILE = new URL('./testing/base-de-antes.sqlite.gz', import.meta.url)
const SECRET = 's'.repeat(40)
const CERRADO = '831v6wmnwe2s'
const INACTIVO = 'd2zkfsqaxx1p'
const ACTIVO = { idClima: 'v74f26yjmgjm', terminada: 'SX7SDNRB19R7HQCM', aMedias: 'ATWQXS9G788H65AM' }

/** As the first start of this program finds and leaves it. */
async function open(engine: Engine) {
  const ctx = {
    ...(await createTestContext(engine, { config: { secret: SECRET } })),
    secret: createSecret(SECRET),
  }
  const file = join(ctx.config.dataDir, 'de-antes.sqlite')
  writeFileSync(file, gunzipSync(readFileSync(FILE)))
  await restaurar(createTestCli(ctx, { answer: true }).cli, [file])
  await moveLlaves(ctx)
  await upgradeClimas(ctx)
  const app = await buildApp({ ctx, lifecycle: { closing: false } })
  onTestFinished(() => app.close())
  const call = async (query: string, variables: object) =>
    (await app.inject({ method: 'POST', url: '/api/graphql', payload: { query, variables } })).json()
  const list = (tabla: 'hojas' | 'bloques' | 'textos', idClima: string) =>
    ctx.db
      .selectFrom(tabla as 'hojas')
      .selectAll()
      .where('id_clima', '=', idClima)
      .execute() as Promise<any[]>
  return { ctx, call, list }
}

const LOOK = `query($idClima: ID!, $token: String!) { getEncuestado(idClima: $idClima, token: $token) {
  encuestaActiva cuestionario { partesCuestionario { tipo preguntas { id } preguntaAbierta { id } } } respuestas { idPregunta } } }`
const SAVE = `mutation($idClima: ID!, $token: String!, $respuestas: [RespuestaInput!]!) {
  insertRespuestasEncuesta(idClima: $idClima, token: $token, respuestas: $respuestas) { idPregunta respuesta } }`

describeEngines('a database that the program of before wrote', (engine) => {
  test('an inactive climate gets a minimum of 5 and one block, as far as that allows', async () => {
    const { ctx, list } = await open(engine)
    expect(await requireClima(ctx.db, INACTIVO)).toMatchObject({ minimoPorGrupo: 5, publicacion: 1 })
    const [bloque, ...otros] = await list('bloques', INACTIVO)
    expect([bloque.hojas, otros.length]).toEqual([13, 0])
    const { grupos } = JSON.parse(bloque.patron)
    expect(Object.values(grupos).toSorted()).toEqual(['menosDelMinimo', 'porOtroGrupo'])
    expect(new Set((await list('hojas', INACTIVO)).map((hoja) => hoja.bloque))).toEqual(new Set([1]))
    const textos = await list('textos', INACTIVO)
    expect(textos.length).toBeGreaterThan(0)
    expect(textos.filter(({ id_grupo }) => id_grupo !== null)).toEqual([])
  })

  test('an active one gets a minimum of 5 and nothing published, and its people go on where they were', async () => {
    const { ctx, call, list } = await open(engine)
    const { idClima, aMedias, terminada } = ACTIVO
    expect(await requireClima(ctx.db, idClima)).toMatchObject({ minimoPorGrupo: 5, publicacion: 0 })
    expect([(await list('bloques', idClima)).length, (await list('textos', idClima)).length]).toEqual([0, 0])
    const look = async (token: string) => (await call(LOOK, { idClima, token })).data.getEncuestado
    expect((await look(aMedias)).respuestas).toHaveLength(1)
    expect((await look(terminada)).respuestas.length).toBeGreaterThan(1)
    expect(await look('0000000000000000')).toBeNull()
    const [abierta] = (await look(aMedias)).cuestionario.partesCuestionario.flatMap(
      (parte: any) => parte.preguntaAbierta ?? [],
    )
    const respuestas = [{ idPregunta: abierta.id, respuesta: 'sigo después de la actualización' }]
    expect((await call(SAVE, { idClima, token: aMedias, respuestas })).data.insertRespuestasEncuesta).toEqual(
      respuestas,
    )
    expect((await look(aMedias)).respuestas).toHaveLength(2)
    expect(new Set((await list('hojas', idClima)).map((hoja) => hoja.bloque))).toEqual(new Set([1]))
    const sales = await ctx.db.selectFrom('climas').select('sal').where('sal', 'is not', null).execute()
    expect(sales).toEqual([])
    expect(existsSync(ctx.config.llavesDir)).toBe(true)
  })

  test('a closed one becomes sums: no sheet is left, and what could be shown is', async () => {
    const { ctx, list } = await open(engine)
    expect(await requireClima(ctx.db, CERRADO)).toMatchObject({
      cerrado: true,
      minimoPorGrupo: 5,
      publicacion: 1,
    })
    expect(await list('hojas', CERRADO)).toEqual([])
    const [bloque] = await list('bloques', CERRADO)
    expect(bloque.hojas).toBe(16)
    expect(new Set(Object.values(JSON.parse(bloque.patron).grupos))).toEqual(new Set(['visible']))
    const textos = (await list('textos', CERRADO)).map(({ texto }) => texto)
    expect(textos).toContain('de planta')
    const abiertas = await ctx.db
      .selectFrom('respuestas_abiertas')
      .select('clave')
      .where('id_clima', '=', CERRADO)
      .execute()
    expect(abiertas).toEqual([])
  })
})
