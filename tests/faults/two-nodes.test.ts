import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { climaCorto } from '../../src/domain/climas/testing/clima-corto.ts'
import type { Cuestionario } from '../../src/domain/cuestionario/cuestionario.ts'
import { listPreguntas } from '../../src/domain/cuestionario/preguntas-de-parte.ts'
import { logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import { INSERT_RESPUESTAS } from '../../src/features/encuesta/server/testing/encuesta-de-prueba.ts'
import { insertEncuestados } from '../../src/features/invitados/server/encuestados/encuestados-store.ts'
import { createEncuestado } from '../../src/features/invitados/server/encuestados/insert-tokens.ts'
import { DELETE } from '../../src/features/publicacion/server/testing/publicacion-de-prueba.ts'
import { readConfig } from '../../src/server/context/config.ts'
import { createSecret } from '../../src/server/context/secret.ts'
import { type Db, openDatabase } from '../../src/server/db/engine/database.ts'
import { inTransaction } from '../../src/server/db/engine/transaction.ts'
import { eventually } from '../support/eventually.ts'
import { requireAbierto } from '../support/respuestas-de-prueba.ts'
import { openDurableSite, SECRET } from './support/durable-site.ts'
import { logInStaff } from './support/running-survey.ts'

/** `CLIMAS=50 npm run test:faults -- tests/faults/two-nodes` for the long one. */
const CLIMAS = Number(process.env.CLIMAS ?? 8)
const MINIMO = 5
const PERSONAS = 60

const onClima = (campo: string) => `mutation($idClima: ID!) { ${campo} }`
const CLOSE = onClima('cerrarClimaOrganizacional(idClima: $idClima) { mensaje }')
const PUBLISH = onClima('publicarResultados(idClima: $idClima) { mensaje }')
const activate = (activa: boolean) =>
  onClima(`changeEncuestaActivaClima(idClima: $idClima, encuestaActiva: ${activa}) { encuestaActiva }`)
const DRAW = `mutation($idClima: ID!, $lote: Int!) {
  drawCaptura(idClima: $idClima, lote: $lote, cuantas: 2) { series } }`
const CAPTURE = `mutation($idClima: ID!, $lote: Int!, $hojas: [HojaCapturadaInput!]!) {
  insertCaptura(idClima: $idClima, lote: $lote, hojas: $hojas) { mensaje } }`

let escritos = 0

/** A whole sheet; what is written on it is written on no other. */
function fillIn(cuestionario: Cuestionario) {
  const elegidas = new Set(
    cuestionario.partesCuestionario.map(({ preguntas }) => preguntas[randomInt(preguntas.length)]!.id),
  )
  const respuestas = listPreguntas(cuestionario).map(({ id: idPregunta, clase }) => {
    if (clase === 'abierta') return { idPregunta, respuesta: `texto ${escritos++}` }
    return {
      idPregunta,
      respuesta: clase === 'opcion' ? String(elegidas.has(idPregunta)) : String(randomInt(3)),
    }
  })
  return { respuestas, textos: respuestas.flatMap(({ respuesta: r }) => (r.startsWith('texto') ? [r] : [])) }
}

/** Two processes on one database that share the folder of keys, and may be killed. */
async function openTwoNodes() {
  const site = await openDurableSite('postgres')
  const llavesDir = join(site.dataDir, 'llaves')
  const folders = [site.dataDir, join(site.dataDir, 'otro')]
  mkdirSync(folders[1]!)
  const start = (n: number) => site.start({ LLAVES_DIR: llavesDir, DATA_DIR: folders[n]! })
  const nodes = [await start(0), await start(1)]
  const db = openDatabase(site.location)
  onTestFinished(() => db.destroy())
  const config = readConfig({ DATA_DIR: site.dataDir, LLAVES_DIR: llavesDir, SECRET }, 'start', site.dataDir)
  const starting: Promise<unknown>[] = []
  return {
    db,
    ctx: { db, config, secret: createSecret(SECRET) },
    cookie: await logInStaff((...call) => nodes[0]!.graphql(...call)),
    /** Null where the node went away before it answered. */
    ask: async (n: number, query: string, variables: object, cookie?: string): Promise<any> =>
      nodes[n]!.graphql(query, variables, cookie)
        .then((answer) => answer.json())
        .catch(() => null),
    kill: async (n: number) => {
      await nodes[n]!.stop('SIGKILL')
      starting.push(start(n).then((node) => (nodes[n] = node)))
    },
    waitForBoth: () => Promise.all(starting),
  }
}

type Nodes = Awaited<ReturnType<typeof openTwoNodes>>

async function openClima({ ctx, cookie, ask }: Nodes, nombre_comercial: string) {
  const staff = await logInToClimas({
    graphql: (query, variables = {}) => ask(0, query, variables, cookie),
    logIn: async () => cookie,
  })
  const idEmpresa = (await staff.insertEmpresa({ nombre_comercial })).data.insertEmpresa.id
  const gruposDeOpinion = climaCorto.gruposDeOpinion.map((g) => ({ ...g, encuestadosPlaneados: 100 }))
  const input = { ...climaCorto, idEmpresa, fechaLimite: null, minimoPorGrupo: MINIMO, gruposDeOpinion }
  const idClima: string = (await staff.insertClima(input)).data.insertClimaOrganizacional.id
  await staff.changeActiva(idClima, true)
  const { clima, llave } = await requireAbierto(ctx, idClima)
  const { gruposDeOpinion: grupos, cuestionario } = clima.definicion
  const people = Array.from({ length: PERSONAS }, (_, n) => createEncuestado(llave, grupos[n % 2]!.id, null))
  await inTransaction(ctx.db, (tx) =>
    insertEncuestados(
      tx,
      idClima,
      people.map(({ encuestado }) => encuestado),
    ),
  )
  const { data } = await staff.call(
    `mutation($idClima: ID!, $idGrupo: ID!) {
      insertLote(idClima: $idClima, idGrupoDeOpinion: $idGrupo, via: captura, hojas: 20) { numero } }`,
    { idClima, idGrupo: grupos[1]!.id },
  )
  return { idClima, people, cuestionario, lote: data.insertLote.numero as number }
}

/** Everybody at once, until told to stop. Gives back what they were told is stored, by text, and how many sheets it may be at most. */
function startEverybody(
  nodes: Nodes,
  { idClima, people, cuestionario, lote }: Awaited<ReturnType<typeof openClima>>,
) {
  const { ask, cookie } = nodes
  let stopped = false
  const guardados = new Map<string, string[]>()
  const deleted = new Set<string>()
  let most = 0
  const staff = (query: string, variables: object = {}) =>
    ask(randomInt(2), query, { idClima, ...variables }, cookie)
  const waiting = [...people]

  async function answer(): Promise<void> {
    for (let next = waiting.shift(); next && !stopped; next = waiting.shift()) {
      const { respuestas, textos } = fillIn(cuestionario)
      most++
      for (let tries = 0; tries < 12 && !stopped; tries++) {
        const saved = await ask(randomInt(2), INSERT_RESPUESTAS, { idClima, token: next.token, respuestas })
        if (saved?.data?.insertRespuestasEncuesta) guardados.set(next.token, textos)
        if (saved && (!saved.errors || saved.errors[0].extensions.code === 'NOT_FOUND')) break
        await sleep(50)
      }
      await sleep(randomInt(30))
    }
  }

  async function remove(): Promise<void> {
    for (let times = 0; times < 10 && !stopped; times++) {
      const { encuestado, token } = people[randomInt(PERSONAS)]!
      deleted.add(token)
      await staff(DELETE, { id: encuestado.id })
      await sleep(randomInt(120))
    }
  }

  async function capture(): Promise<void> {
    for (let times = 0; times < 5 && !stopped; times++) {
      const series: number[] = (await staff(DRAW, { lote }))?.data?.drawCaptura?.series ?? []
      const papeles = series.map((serie) => ({ serie, ...fillIn(cuestionario) }))
      most += papeles.length
      const hojas = papeles.map(({ serie, respuestas }) => ({ serie, respuestas }))
      const saved = papeles.length > 0 && (await staff(CAPTURE, { lote, hojas }))
      if (saved?.data?.insertCaptura)
        for (const { serie, textos } of papeles) guardados.set(`papel ${serie}`, textos)
      await sleep(randomInt(100))
    }
  }

  async function publish(): Promise<void> {
    for (let times = 0; times < 2 && !stopped; times++) {
      await sleep(randomInt(150, 400))
      await staff(activate(false))
      await Promise.all([0, 1].map((n) => ask(n, PUBLISH, { idClima }, cookie)))
      while (!stopped && !(await staff(activate(true)))) await sleep(50)
    }
  }

  const working = Promise.all([...Array.from({ length: 6 }, answer), remove(), capture(), publish()])
  return {
    stop: async () => {
      stopped = true
      await working
      for (const token of deleted) guardados.delete(token)
      return { guardados, most }
    },
  }
}

async function readCerrado(db: Db, idClima: string) {
  const bloques = await db.selectFrom('bloques').select('hojas').where('id_clima', '=', idClima).execute()
  const cuentas = await db
    .selectFrom('participaciones')
    .select('contestaron')
    .where('id_clima', '=', idClima)
    .execute()
  const textos = await db.selectFrom('textos').select('texto').where('id_clima', '=', idClima).execute()
  const quedan = await Promise.all(
    (['hojas', 'tokens'] as const).map(
      async (tabla) =>
        (await db.selectFrom(tabla).select('id_clima').where('id_clima', '=', idClima).execute()).length,
    ),
  )
  return {
    bloques: bloques.map(({ hojas }) => hojas),
    contestaron: cuentas.reduce((suma, { contestaron }) => suma + contestaron, 0),
    textos: textos.map(({ texto }) => texto),
    quedan,
  }
}

test(`${CLIMAS} climates on two nodes that are killed while people save and staff capture, delete, publish and close: nothing is lost, there twice or left`, async () => {
  const nodes = await openTwoNodes()
  const { db, ask, kill, cookie } = nodes
  for (let n = 0; n < CLIMAS; n++) {
    const clima = await openClima(nodes, `Empresa ${n}`)
    const { idClima } = clima
    const everybody = startEverybody(nodes, clima)
    await sleep(randomInt(200, 900))
    await kill(1)
    await sleep(randomInt(300, 900))
    const closing = ask(0, CLOSE, { idClima }, cookie)
    if (n % 2 === 0) await sleep(randomInt(250)).then(() => kill(0))
    await closing
    const { guardados, most } = await everybody.stop()
    await nodes.waitForBoth()
    await eventually(async () => {
      const { cerrado, por_borrar } = await db
        .selectFrom('climas')
        .select(['cerrado', 'por_borrar'])
        .where('id', '=', idClima)
        .executeTakeFirstOrThrow()
      if (cerrado === 0) await ask(0, CLOSE, { idClima }, cookie)
      expect([cerrado, por_borrar]).toEqual([1, 0])
    })
    const { bloques, contestaron, textos, quedan } = await readCerrado(db, idClima)
    const enBloques = bloques.reduce((suma, hojas) => suma + hojas, 0)
    expect(quedan).toEqual([0, 0, 0])
    expect(bloques.filter((hojas) => hojas < MINIMO)).toEqual([])
    expect(new Set(textos).size).toBe(textos.length)
    expect(contestaron).toBeGreaterThanOrEqual(guardados.size)
    expect(contestaron).toBeLessThanOrEqual(most)
    // Too few for a block of their own are in none.
    expect(contestaron - enBloques).toBeLessThan(MINIMO)
    const lost = [...guardados.values()].filter((suyos) => suyos.some((texto) => !textos.includes(texto)))
    expect(lost.length).toBeLessThanOrEqual(contestaron - enBloques)
  }
})
