import { createHash } from 'node:crypto'
import { isRequiredArgument } from 'graphql'
import { expect, test } from 'vitest'
import { mayCall } from '../../src/contract/permisos.ts'
import { formatToken } from '../../src/domain/encuesta/token.ts'
import { logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import { readLibro } from '../../src/server/excel/testing/read-libro.ts'
import { hashToken } from '../../src/server/llaves/llave.ts'
import { describeEngines } from '../support/databases.ts'
import {
  answerEncuesta,
  inviteEncuestado,
  listRespuestas,
  requireAbierto,
} from '../support/respuestas-de-prueba.ts'
import { type Call, listCalls } from '../support/schema-calls.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const PERSONAS = 24
/** By chance one guess a group is right. */
const BY_CHANCE = 8

/** What staff may not ask: a client's own list, and the report of a climate without a minimum. */
const REFUSED = ['appInfo.getRondasDeCliente', 'appInfo.getInforme']

/** A text whose place in the alphabet says nothing about its author. */
const writeTexto = (n: number) => `${createHash('sha256').update(`opinión ${n}`).digest('hex').slice(0, 12)}`

/** Everybody answers in one order, each with a sheet and a text of their own. */
async function answerInOrder({ ctx }: TestApp, idClima: string) {
  const { clima } = await requireAbierto(ctx, idClima)
  const grupos = clima.definicion.gruposDeOpinion
  const people = []
  for (let n = 0; n < PERSONAS; n++) {
    const idGrupo = grupos[n % grupos.length]!.id
    const correo = `persona${n}@correo.example`
    const encuestado = await inviteEncuestado(ctx, idClima, { idGrupo, correo })
    const hoja = n.toString(4).padStart(4, '0')
    let next = 0
    const respuestas = listRespuestas(clima, ({ clase, indice }) => {
      if (clase === 'codigo') return hoja[next++ % 4]!
      return clase === 'preguntasAbiertas' ? writeTexto(n) : String(indice === 0)
    })
    await answerEncuesta(ctx, idClima, encuestado, respuestas)
    people.push({ ...encuestado, correo, texto: writeTexto(n), hoja })
  }
  return people
}

type People = Awaited<ReturnType<typeof answerInOrder>>

/** Whoever answered nth in a group is taken for the author of its nth text. */
const countAuthors = (people: People, grupos: { id: string; textos: string[] }[]) =>
  grupos.reduce((hits, { id, textos }) => {
    const suyos = people.filter(({ idGrupo }) => idGrupo === id)
    return hits + suyos.filter(({ texto }, place) => textos[place] === texto).length
  }, 0)

/** The nth answers of all questions together are taken for the sheet of somebody. */
function countSheets(people: People, columns: string[][]): number {
  const sheets = new Set(people.map(({ hoja }) => hoja))
  const guessed = Array.from({ length: PERSONAS }, (_, n) => columns.map((column) => column[n]).join(''))
  return new Set(guessed.filter((sheet) => sheets.has(sheet))).size
}

describeEngines('whoever reads the results, the workbook and the outbox', (engine) => {
  test('finds no respondent in them, neither by name nor by order, open or closed', async () => {
    const app = await createTestApp(engine)
    const { setUp, call, cerrar } = await logInToClimas(app)
    const { idClima } = await setUp({ fechaLimite: null })
    const people = await answerInOrder(app, idClima)
    const keys = await app.ctx.db.selectFrom('hojas').select('clave').execute()
    const { llave } = await requireAbierto(app.ctx, idClima)
    const marks = [
      ...people.flatMap(({ id, token, correo }) => [id, token, correo, hashToken(llave, token)]),
      ...keys.map(({ clave }) => clave),
    ]
    // Everything that can be asked about a climate and is not the list of respondents itself.
    const calls = listCalls(3).filter(
      ({ name, llamada, query, args }) =>
        query.startsWith('query') &&
        mayCall(llamada, 'administrador') &&
        !name.startsWith('auth.') &&
        name !== 'appInfo.getEncuestados' &&
        !REFUSED.includes(name) &&
        args.every((arg) => arg.name === 'idClima' || !isRequiredArgument(arg)),
    )
    expect(calls.map(({ name }) => name)).toContain('getPreguntasAbiertas')

    const fillArgs = (args: Call['args']) =>
      Object.fromEntries(
        args.map(({ name, defaultValue }) => [name, name === 'idClima' ? idClima : defaultValue]),
      )

    const look = async () => {
      for (const { name, query, args } of calls) {
        const { data, errors } = await call(query, fillArgs(args))
        // Some calls want a climate with a minimum, or a closed one.
        const fallas = errors?.filter((e: any) => e.extensions.code !== 'CONFLICT') ?? []
        expect([name, fallas]).toEqual([name, []])
        const answer = JSON.stringify(data)
        expect([name, marks.filter((mark) => answer.includes(mark))]).toEqual([name, []])
      }
      const { data, errors } = await call(
        `query($idClima: ID!) {
          getPreguntasAbiertas(idClima: $idClima) { id preguntasAbiertas { id respuestas } }
          getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados(idClima: $idClima)
          appInfo { getIndicadoresDeMedicionSatisfaccionGeneral(idClima: $idClima) {
            variables { preguntas { id respuestas { respuesta } } } } } }`,
        { idClima },
      )
      expect(errors).toBeUndefined()
      const abiertas = data.getPreguntasAbiertas.map((grupo: any) => ({
        id: grupo.id,
        textos: grupo.preguntasAbiertas[0].respuestas,
      }))
      expect(abiertas.flatMap(({ textos }: any) => textos).toSorted()).toEqual(
        people.map(({ texto }) => texto).toSorted(),
      )
      expect(countAuthors(people, abiertas)).toBeLessThan(BY_CHANCE)

      const columns = data.appInfo.getIndicadoresDeMedicionSatisfaccionGeneral
        .flatMap(({ variables }: any) => variables.flatMap(({ preguntas }: any) => preguntas))
        .map(({ respuestas }: any) => respuestas.map(({ respuesta }: any) => respuesta))
      expect(countSheets(people, columns.slice(0, 4))).toBeLessThan(BY_CHANCE)

      const url: string = data.getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados
      const pestanas = await readLibro(Buffer.from(url.split(',')[1]!, 'base64'))
      const celdas = pestanas.flatMap((pestana) =>
        [...pestana.celdas.values()].map(({ valor }) => String(valor)),
      )
      expect(celdas.filter((celda) => marks.some((mark) => celda.includes(mark)))).toEqual([])
      const escritos = new Set(people.map(({ texto }) => texto))
      const enOrden = celdas.filter((celda) => escritos.has(celda)).slice(0, PERSONAS)
      const porGrupo = abiertas.map(({ id, textos }: any) => ({
        id,
        textos: enOrden.filter((texto) => textos.includes(texto)),
      }))
      expect(countAuthors(people, porGrupo)).toBeLessThan(BY_CHANCE)
    }

    // The attacks are good ones: on rows in the order of their authors they find everybody.
    const control = [...new Set(people.map(({ idGrupo }) => idGrupo))].map((id) => ({
      id,
      textos: people.filter(({ idGrupo }) => idGrupo === id).map(({ texto }) => texto),
    }))
    expect(countAuthors(people, control)).toBe(PERSONAS)
    expect(
      countSheets(
        people,
        [0, 1, 2, 3].map((n) => people.map(({ hoja }) => hoja[n]!)),
      ),
    ).toBe(PERSONAS)

    await look()
    // Somebody has not answered yet, or nobody would be reminded.
    const [{ idGrupo }] = people as [People[number]]
    const falta = await inviteEncuestado(app.ctx, idClima, { idGrupo, correo: 'falta@correo.example' })
    await call('mutation($idClima: ID!) { sendRecordatorios(idClima: $idClima) }', { idClima })
    // A round is one row that names nobody.
    const outbox = JSON.stringify([
      await app.ctx.db.selectFrom('correos').selectAll().execute(),
      await app.ctx.db.selectFrom('rondas_de_recordatorios').selectAll().execute(),
    ])
    expect(outbox).toContain(idClima)
    expect(outbox).not.toContain('falta@correo.example')
    for (const { token } of [...people, falta]) {
      for (const mark of [token, formatToken(token), hashToken(llave, token)])
        expect(outbox).not.toContain(mark)
    }
    for (const { texto, correo } of people) {
      for (const mark of [texto, correo]) expect(outbox).not.toContain(mark)
    }
    await cerrar(idClima)
    await look()
    const { data } = await call(
      'query($idClima: ID!) { appInfo { getEncuestados(idClima: $idClima) { id idGrupoDeOpinion estado estadoCorreo } } }',
      { idClima },
    )
    const listed = data.appInfo.getEncuestados
    expect(new Set(listed.map(({ estado }: any) => estado))).toEqual(new Set(['Cerrada']))
    expect(JSON.stringify(listed)).not.toContain(people[0]!.texto)
  })
})
