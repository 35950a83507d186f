// What it costs to come in: a respondent by token, staff by password.
import { hash, verify } from '@node-rs/argon2'
import { ADMIN, startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { type Cliente, createCliente, runConcurrently } from './support/cliente.ts'
import { buildLookUp, loadEncuesta } from './support/encuesta.ts'
import { median, timeEach } from './support/medir.ts'
import { type Figure, reportFigures } from './support/report.ts'
import { buildLogIn, TRIVIAL } from './support/sesion.ts'

const CONCURRENCIA = 16
const LLAMADAS = 1_500
const RUNS = 2
const LOGINS = 10

/** The best of several runs, in calls per second. */
async function measureRate({ post }: Cliente, bodies: readonly string[]): Promise<number> {
  let best = 0
  for (let turn = 0; turn < RUNS; turn++) {
    const began = performance.now()
    await runConcurrently(bodies, CONCURRENCIA, async (body) => {
      const answer = await post(body)
      if (answer.status !== 200 || answer.body.includes('"errors"')) throw new Error(answer.body)
    })
    best = Math.max(best, bodies.length / ((performance.now() - began) / 1000))
  }
  return best
}

async function measureEngine(base: Base): Promise<Figure[]> {
  const { engine } = base.location
  const { idClima, tokens } = await loadEncuesta(base, LLAMADAS)
  const servidor = await startServerProcess(base.entorno)
  const cliente = createCliente(`${servidor.url}/api/graphql`)
  const trivial = await measureRate(cliente, Array(LLAMADAS).fill(JSON.stringify({ query: TRIVIAL })))
  const lookUps = await measureRate(
    cliente,
    tokens.map((token) => buildLookUp(idClima, token)),
  )
  const turnos = Array.from({ length: LOGINS }, (_, turno) => turno)
  const login = median(await timeEach(turnos, () => cliente.post(buildLogIn())))
  const argon2 = await hash(ADMIN.password)
  const check = median(await timeEach(turnos, () => verify(argon2, ADMIN.password)))
  cliente.close()
  await servidor.stop()
  return [
    { name: `${engine}: trivial calls`, value: trivial, unit: '/s' },
    {
      name: `${engine}: surveys opened by token`,
      value: lookUps,
      unit: '/s',
      ratio: { of: 'trivial calls', value: lookUps / trivial },
    },
    {
      name: `${engine}: a login, median`,
      value: login,
      unit: 'ms',
      ratio: { of: 'argon2 alone', value: login / check },
    },
  ]
}

export async function benchAccesos(): Promise<void> {
  await withBases(async (bases) => {
    const figures: Figure[] = []
    for (const base of bases) figures.push(...(await measureEngine(base)))
    reportFigures('accesos', figures)
  })
}
