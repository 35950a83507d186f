import { expect, onTestFinished, test } from 'vitest'
import { logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import { openDatabase } from '../../src/server/db/engine/database.ts'
import { describeEngines } from '../support/databases.ts'
import { openDurableSite } from './support/durable-site.ts'
import { logInStaff, type Send } from './support/running-survey.ts'

const PERSONAS = 20_000
const KILLS = 3
const INVITE = `mutation($idClima: ID!, $idGrupo: ID!, $correos: [String!]) {
  insertNewEncuesta(idClima: $idClima, idGrupoDeOpinion: $idGrupo, correos: $correos) }`
const TRABAJOS = '{ appInfo { getTrabajos { estado paso hecho total } } }'
/** Mails wait: nobody listens there. */
const SMTP_URL = 'smtp://127.0.0.1:1'

describeEngines('kill -9 in the middle of a long list of invitations', (engine) => {
  test(`${KILLS} times: people, mails, log and progress agree, it is told, and the same list again doubles nobody`, async () => {
    const site = await openDurableSite(engine)
    let server = await site.start({ SMTP_URL })
    const send: Send = (...call) => server.graphql(...call)
    const ask = async (...call: Parameters<Send>) => (await send(...call)).json() as Promise<any>
    const cookie = await logInStaff(send)
    const staff = await logInToClimas({ graphql: ask, logIn: async () => cookie })
    const { idClima } = await staff.setUp({ fechaLimite: null })
    const db = openDatabase(site.location)
    onTestFinished(() => db.destroy())
    const idGrupo = (await staff.getClima(idClima)).gruposDeOpinion[0].id
    const correos = Array.from({ length: PERSONAS }, (_, i) => `persona.${i}@empresa.example`)
    const invite = () => ask(INVITE, { idClima, idGrupo, correos }, cookie)

    const list = (columna: 'correo_clave' | 'id') =>
      db.selectFrom('encuestados').select(columna).where('id_clima', '=', idClima).execute()
    const listDatos = () =>
      db.selectFrom('bitacora').select('datos').where('tipo', '=', 'invitacionesEnviadas').execute()
    /** Everything that tells of people who were invited, each counted from where it is kept. */
    const count = async () => {
      const personas = await list('correo_clave')
      const [tokens, mails, datos] = await Promise.all([
        db.selectFrom('tokens').select('id_encuestado').where('id_clima', '=', idClima).execute(),
        db.selectFrom('correos').select(['para', 'referencia']).execute(),
        listDatos(),
      ])
      return {
        personas: personas.length,
        tokens: new Set(tokens.map(({ id_encuestado }) => id_encuestado)).size,
        mails: new Set(mails.map(({ para }) => para)).size,
        mailsEnTotal: mails.length,
        segunBitacora: datos.reduce((suma, { datos }) => suma + JSON.parse(datos).personas, 0),
      }
    }
    const agree = (personas: number) => ({
      personas,
      tokens: personas,
      mails: personas,
      mailsEnTotal: personas,
      segunBitacora: personas,
    })

    let stored = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const cutOff = invite().then(
        () => false,
        () => true,
      )
      await expect
        .poll(async () => (await list('id')).length, { timeout: 300_000, interval: 5 })
        .toBeGreaterThan(stored)
      await server.stop('SIGKILL')
      expect(await cutOff, 'the list was still being stored').toBe(true)
      const counted = await count()
      stored = counted.personas
      expect(stored).toBeLessThan(PERSONAS)
      expect(counted).toEqual(agree(stored))
      const { hecho } = await db
        .selectFrom('trabajos')
        .select('hecho')
        .orderBy('creado', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      // Of a list that was sent again, those skipped are done too.
      if (kill === 0) expect(hecho).toBe(stored)
      server = await site.start({ SMTP_URL })
    }
    await expect
      .poll(async () => (await ask(TRABAJOS, {}, cookie)).data.appInfo.getTrabajos[0], { timeout: 300_000 })
      .toMatchObject({ estado: 'fallido', paso: 'Se interrumpió. Inténtalo de nuevo.', total: PERSONAS })

    const { insertNewEncuesta: mensaje } = (await invite()).data
    const nuevas = (PERSONAS - stored).toLocaleString('en-US')
    expect(mensaje).toContain(`Se invitó a ${nuevas} personas de `)
    expect(mensaje).toContain('Ya estaban invitadas y se saltaron: ')
    expect(await count()).toEqual(agree(PERSONAS))
    expect(new Set((await list('correo_clave')).map((una) => Object.values(una)[0])).size).toBe(PERSONAS)
  })
})
