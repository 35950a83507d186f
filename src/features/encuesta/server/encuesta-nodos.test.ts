import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { CuestionarioDefinido } from '#domain/climas/definicion.ts'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { createTestDatabase, describeEngines } from '#tests/support/databases.ts'
import { ADMIN, type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { credentials, LOG_IN } from '#tests/support/test-app.ts'
import { callEncuesta, listTodas } from './testing/encuesta-de-prueba.ts'

const PERSONAS = 16

const readGraphql =
  (server: ServerProcess) =>
  async (...call: Parameters<ServerProcess['graphql']>): Promise<any> =>
    (await server.graphql(...call)).json()

async function logIn(server: ServerProcess): Promise<string> {
  const response = await server.graphql(LOG_IN, credentials(ADMIN.usuario, ADMIN.password))
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}

/** An active survey and people to answer it, made as staff makes them. */
async function prepare(server: ServerProcess) {
  const staff = await logInToClimas({ graphql: readGraphql(server), logIn: () => logIn(server) })
  const { idClima } = await staff.setUp({ fechaLimite: null })
  await staff.changeActiva(idClima, true)
  const { gruposDeOpinion, cuestionario } = await staff.getClima(idClima)
  const tokens: string[] = []
  for (let i = 0; i < PERSONAS; i++) {
    const { data } = await staff.call(
      'mutation($idClima: ID!, $g: ID!) { insertTokens(idClima: $idClima, idGrupoDeOpinion: $g, cuantos: 1) { tokens } }',
      { idClima, g: gruposDeOpinion[i % 2].id },
    )
    tokens.push(data.insertTokens.tokens[0])
  }
  return { idClima, cuestionario: cuestionario as CuestionarioDefinido, tokens, cookie: staff.cookie }
}

describeEngines('the survey on two processes', (engine) => {
  async function startNodes() {
    const { location, remove } = await createTestDatabase(engine, { migrated: false })
    const dataDir = mkdtempSync(join(tmpdir(), 'clima-encuesta-'))
    const database: Record<string, string> =
      location.engine === 'postgres' ? { DATABASE_URL: location.url } : {}
    const start = () => startServerProcess({ ...database, DATA_DIR: dataDir, SECRET: 's'.repeat(40) })
    const nodes = await Promise.all([start(), start()])
    onTestFinished(async () => {
      await Promise.all(nodes.map((node) => node.stop()))
      await remove()
      rmSync(dataDir, { recursive: true, force: true })
    })
    return nodes
  }

  test('a session holds on both, two devices store each answer once, and what was acknowledged outlives kill -9', async () => {
    const [doomed, other] = await startNodes()
    const { idClima, cuestionario, tokens, cookie } = await prepare(other)
    for (const node of [doomed, other]) {
      const { data } = await readGraphql(node)('{ auth { getLogIn { conexion } } }', {}, cookie)
      expect(data.auth.getLogIn.conexion).toBe(true)
    }
    const todas = listTodas(cuestionario)
    const [here, there] = [doomed, other].map((node) => callEncuesta({ graphql: readGraphql(node) }, idClima))

    const distintas = todas.map((r) => ({ ...r, respuesta: r.respuesta === '1' ? '3' : r.respuesta }))
    for (const token of tokens.splice(0, 4)) {
      const [una, otra] = await Promise.all([here!.save(token, todas), there!.save(token, distintas)])
      expect(una).toHaveLength(todas.length)
      expect(otra.map((r: any) => r.idPregunta)).toEqual(una.map((r: any) => r.idPregunta))
      expect((await there!.lookUp(token)).respuestas).toHaveLength(todas.length)
    }

    // One question a save, so that the end comes while many are under way.
    const simples = todas.filter(({ respuesta }) => respuesta !== 'true' && respuesta !== 'false')
    const acknowledged: { token: string; idPregunta: string }[] = []
    let killed: Promise<unknown> | null = null
    await Promise.allSettled(
      tokens.map(async (token) => {
        for (const respuesta of simples) {
          const [guardada] = await here!.save(token, [respuesta])
          acknowledged.push({ token, idPregunta: guardada.idPregunta })
          if (acknowledged.length > tokens.length * 3) killed ??= doomed.stop('SIGKILL')
        }
      }),
    )
    await killed
    expect(acknowledged.length).toBeGreaterThan(tokens.length * 3)
    expect(acknowledged.length).toBeLessThan(tokens.length * simples.length)
    for (const token of tokens) {
      const guardadas = new Set((await there!.lookUp(token)).respuestas.map((r: any) => r.idPregunta))
      const suyas = acknowledged.filter((una) => una.token === token)
      expect(suyas.filter(({ idPregunta }) => !guardadas.has(idPregunta))).toEqual([])
    }
  })
})
