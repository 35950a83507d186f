import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { codeOf, LA_CEIBA, logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import { logInToCvs, toDataUrl } from '../../src/features/cvs/server/testing/cvs-de-prueba.ts'
import { callEncuesta } from '../../src/features/encuesta/server/testing/encuesta-de-prueba.ts'
import { buildPdf } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import { openDatabase } from '../../src/server/db/engine/database.ts'
import { createTestDatabase, describeAnyEngine } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { failQuoting } from '../support/quoting-failure.ts'
import { ADMIN, startServerProcess } from '../support/server-process.ts'
import { CURRICULUM } from '../support/sitio.ts'
import { credentials, LOG_IN } from '../support/test-app.ts'

const SECRET = 'un-secreto-que-no-debe-salir-nunca-jamas'
/** Each stands in one place of the run, so that a line of the log that holds one tells where it leaks. */
const SAID = {
  correoInvitado: 'invitada.secreta@correo.example',
  correoMalo: 'no-es-un-correo-secreto',
  textoAbierto: 'mi jefe grita cada lunes',
  claveMala: 'clave-equivocada-9',
  usuarioMalo: 'intruso-fulano',
  claveActualMala: 'tampoco-es-esta-7',
  claveNueva: 'la que nadie conoce aún',
  filtro: 'busqueda-reservada',
  nombre: 'Hermenegilda',
  empresa: 'Consorcio Reservado',
  archivo: 'experiencia confidencial en nomina',
  mensaje: 'texto privado del visitante',
  remitente: 'visitante.privado@correo.example',
  navegador: 'Navegador-Peculiar/7.7',
  parametro: 'persona@consulta.example',
}

async function openRun(engine: 'sqlite' | 'postgres') {
  const { location, remove } = await createTestDatabase(engine)
  const server = await startServerProcess({
    SECRET,
    LOG_LEVEL: 'trace',
    ...(location.engine === 'postgres' && { DATABASE_URL: location.url }),
  })
  const file = join(server.dataDir, 'clima.sqlite')
  const db = openDatabase(location.engine === 'postgres' ? location : { engine: 'sqlite', file })
  onTestFinished(async () => {
    await db.destroy()
    await server.stop()
    await remove()
  })
  const headers = { 'user-agent': SAID.navegador, 'x-forwarded-for': '203.0.113.77' }
  const graphql = async (query: string, variables: object = {}, cookie = '') => {
    const answer = await fetch(`${server.url}/api/graphql?de=${SAID.parametro}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...(cookie && { cookie }) },
      body: JSON.stringify({ query, variables }),
    })
    const setCookie = answer.headers.get('set-cookie')
    return { ...(await answer.json()), setCookie }
  }
  return { server, db, graphql, headers, secrets: new Set<string>(Object.values(SAID)) }
}

/** Where a failure of the driver would quote a company, a candidate, an address, an answer, a session, a message. */
const QUOTED = [
  ['empresas', 'nombre_comercial'],
  ['cvs', 'primer_nombre'],
  ['encuestados', 'correo'],
  ['hojas', 'textos'],
  ['sesiones', 'id_hash'],
  ['correos', 'datos'],
] as const

const CHANGE_PASSWORD = `mutation($passwordActual: String!, $passwordNueva: String!) {
  changePassword(passwordActual: $passwordActual, passwordNueva: $passwordNueva) }`

const INVITE = `mutation($idClima: ID!, $idGrupoDeOpinion: ID!, $correos: [String!]) {
  insertNewEncuesta(idClima: $idClima, idGrupoDeOpinion: $idGrupoDeOpinion, correos: $correos) }`

describeAnyEngine('the log of a whole run at its most talkative', (engine) => {
  test('holds no secret, token, address or answer', async () => {
    const { server, db, graphql, headers, secrets } = await openRun(engine)
    const note = (...texts: string[]) => {
      for (const text of texts) secrets.add(text)
    }
    const logIn = async () => {
      const { setCookie } = await graphql(LOG_IN, credentials(ADMIN.usuario, ADMIN.password))
      const cookie = setCookie!.split(';')[0]!
      note(cookie.split('=')[1]!)
      return cookie
    }

    // Staff: logs in badly and well, keeps companies, climates and CVs.
    await graphql(LOG_IN, credentials(SAID.usuarioMalo, SAID.claveMala))
    const testApp = { graphql, logIn } as unknown as Parameters<typeof logInToCvs>[0]
    const staff = await logInToClimas(testApp)
    const cvs = await logInToCvs(testApp)
    const cambio = { passwordActual: ADMIN.password, passwordNueva: SAID.claveNueva }
    await graphql(CHANGE_PASSWORD, { ...cambio, passwordActual: SAID.claveActualMala }, staff.cookie)
    const { idClima } = await staff.setUp({ fechaLimite: null })
    await staff.insertEmpresa({ ...LA_CEIBA, nombre_comercial: SAID.empresa, correo: SAID.correoMalo })
    await staff.changeActiva(idClima, true)
    const { id } = (await cvs.insertCV({ primerNombre: SAID.nombre, cv: toDataUrl(buildPdf(SAID.archivo)) }))
      .data.insertCV
    await cvs.getCVs(SAID.filtro)
    await fetch(`${server.url}/api/cv/${id}/archivo`, { headers: { ...headers, cookie: cvs.cookie } })
    await fetch(`${server.url}/admin/cv/buscar?filtro=${SAID.filtro}`, {
      headers: { ...headers, cookie: cvs.cookie },
    })

    // A respondent: invited by mail and on paper, answers, and somebody guesses.
    const { gruposDeOpinion } = await staff.getClima(idClima)
    const grupo = { idClima, idGrupoDeOpinion: gruposDeOpinion[0].id }
    await graphql(INVITE, { ...grupo, correos: [SAID.correoInvitado] }, staff.cookie)
    await graphql(INVITE, { ...grupo, correos: [SAID.correoMalo] }, staff.cookie)
    const shown: string = (await graphql(INVITE, { ...grupo, correos: null }, staff.cookie)).data
      .insertNewEncuesta
    const written = /\b[0-9A-Z]{4}(?: [0-9A-Z]{4}){2}\b/.exec(shown)![0]
    const token = written.replaceAll(' ', '')
    note(written, token)
    const { lookUp, save } = callEncuesta({ graphql }, idClima)
    const { cuestionario } = await lookUp(written)
    const abierta = cuestionario.partesCuestionario.find((parte: any) => parte.tipo === 'preguntasAbiertas')
    expect(
      await save(token, [{ idPregunta: abierta.preguntas[0].id, respuesta: SAID.textoAbierto }]),
    ).toHaveLength(1)
    await save('K7QF3M9X2HTB', [])
    note('K7QF3M9X2HTB')

    // A visitor writes, sends a CV, and sends nonsense.
    const form = { ...CURRICULUM, correo: SAID.remitente, mensaje: SAID.mensaje }
    await fetch(`${server.url}/api/mail/contacto`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    })
    const sent = new FormData()
    for (const [name, value] of Object.entries(form)) sent.append(name, value)
    sent.append('archivo', new File([new Uint8Array(buildPdf(SAID.archivo))], `${SAID.nombre}.pdf`))
    await fetch(`${server.url}/api/mail/enviarcurri`, { method: 'POST', headers, body: sent })
    await fetch(`${server.url}/api/graphql`, { method: 'POST', headers, body: SAID.mensaje })
    await fetch(`${server.url}/no-existe/${SAID.parametro}?x=${SAID.filtro}`, { headers })

    // The mails go out, and then the database begins to fail, in words that quote what was sent.
    const correo = join(server.dataDir, 'correo')
    const listMails = () => readdirSync(correo).filter((name) => name.endsWith('.eml'))
    await eventually(() => expect(existsSync(correo) && listMails()).toHaveLength(4))
    const mails = listMails().map((name) => readFileSync(join(correo, name), 'utf8'))
    for (const mail of mails) note(...(mail.match(/\b[0-9A-Z]{4}(?: [0-9A-Z]{4}){2}\b/g) ?? []))
    for (const [table, column] of QUOTED) await failQuoting(db, engine, table, column)
    const conAbierta = cuestionario.partesCuestionario.find((parte: any) => parte.preguntaAbierta)
    const failed = [
      await staff.insertEmpresa({ nombre_comercial: SAID.empresa }),
      await cvs.insertCV({ primerNombre: SAID.nombre }),
      await graphql(INVITE, { ...grupo, correos: [`otra.${SAID.correoInvitado}`] }, staff.cookie),
      await save(token, [{ idPregunta: conAbierta.preguntaAbierta.id, respuesta: SAID.textoAbierto }]),
      await graphql(LOG_IN, credentials(ADMIN.usuario, ADMIN.password)),
      await graphql(CHANGE_PASSWORD, cambio, staff.cookie),
    ]
    expect(failed.map(codeOf)).toEqual(failed.map(() => 'INTERNAL'))
    const body = new URLSearchParams(form)
    const refused = await fetch(`${server.url}/api/mail/contacto`, { method: 'POST', headers, body })
    expect(refused.status).toBe(500)
    await server.stop()

    const log = server.readLog()
    expect(log.match(/"msg":"request completed"/g)!.length).toBeGreaterThan(20)
    expect(log.match(/"msg":"resolver failed"/g)).toHaveLength(failed.length)
    for (const event of ['form not stored', 'login failed', 'login succeeded']) expect(log).toContain(event)
    const never = [SECRET, ADMIN.password, 'Pérez', 'ana.morales', '203.0.113.77', '"127.0.0.1"', '$argon2']
    for (const secret of [...secrets, ...never])
      expect(log.split('\n').filter((line) => line.includes(secret))).toEqual([])
  })
})
