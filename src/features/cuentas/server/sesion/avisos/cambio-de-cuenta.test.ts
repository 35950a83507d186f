import { expect, test } from 'vitest'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { STAFF } from '#tests/support/test-app.ts'
import { CLAVE_NUEVA, GET_ENLACE, openEquipo } from '../../equipo/testing/equipo-de-prueba.ts'
import { plantillasSesion } from '../enlaces/plantillas-sesion.ts'
import { createLlaveDePrueba } from '../llaves-de-acceso/testing/llave-de-prueba.ts'

const PREPARE = 'mutation($password: String!) { prepareLlaveDeAcceso(password: $password) { reto opciones } }'
const INSERT =
  'mutation($reto: ID!, $respuesta: String!, $nombre: String!) { insertLlaveDeAcceso(reto: $reto, respuesta: $respuesta, nombre: $nombre) { id } }'
const ENTER =
  'query($reto: ID!, $respuesta: String!) { auth { logInConLlave(reto: $reto, respuesta: $respuesta) { conexion } } }'
const CHANGE = 'mutation($a: String!, $b: String!) { changePassword(passwordActual: $a, passwordNueva: $b) }'
const REMOVE =
  'mutation($idLlave: ID!, $password: String!) { deleteLlaveDeAcceso(idLlave: $idLlave, password: $password) }'

async function open(engine: Engine) {
  const app = await openEquipo(engine)
  const { ctx, graphql, cookie } = app
  /** What the account's mailbox was told, oldest first. */
  const listAvisos = async () => {
    const rows = await ctx.db
      .selectFrom('correos')
      .select(['para', 'datos'])
      .where('plantilla', '=', 'cambio-de-cuenta')
      .orderBy('creado')
      .execute()
    return Promise.all(
      rows.map(async ({ para, datos }) => ({
        para,
        tipo: JSON.parse(datos).tipo,
        correo: (await plantillasSesion['cambio-de-cuenta']!(ctx, JSON.parse(datos) as never))!,
      })),
    )
  }
  const addLlave = async (nombre: string) => {
    const llave = createLlaveDePrueba(new URL(ctx.config.publicUrl).origin)
    const prepared = await graphql(PREPARE, { password: STAFF.password }, cookie)
    const { reto, opciones } = prepared.data.prepareLlaveDeAcceso
    const inserted = await graphql(INSERT, { reto, respuesta: llave.register(opciones), nombre }, cookie)
    ctx.advance(1000)
    const enter = async () => {
      const asked = await graphql('{ auth { getOpcionesDeIngreso { reto opciones } } }')
      const { reto: ingreso, opciones: para } = asked.data.auth.getOpcionesDeIngreso
      const { data } = await graphql(ENTER, { reto: ingreso, respuesta: llave.enter(para) })
      return data.auth.logInConLlave.conexion as boolean
    }
    return { id: inserted.data.insertLlaveDeAcceso.id as string, enter }
  }
  const requestToken = async () => {
    await graphql('mutation($correo: String!) { requestPassword(correo: $correo) }', {
      correo: STAFF.correo,
    })
    const { datos } = await ctx.db
      .selectFrom('correos')
      .select('datos')
      .where('plantilla', '=', 'clave-olvidada')
      .executeTakeFirstOrThrow()
    const mail = await plantillasSesion['clave-olvidada']!(ctx, JSON.parse(datos) as never)
    return { mail: mail!, token: await app.findToken(STAFF.correo) }
  }
  return { ...app, listAvisos, addLlave, requestToken }
}

describeEngines('whoever owns an account', (engine) => {
  test('is told by mail of a new passkey and of a changed password, without a link to follow', async () => {
    const { listAvisos, addLlave, graphql, cookie } = await open(engine)
    const llave = await addLlave('Mira http://malo.example ya')
    const { data } = await graphql(CHANGE, { a: STAFF.password, b: CLAVE_NUEVA }, cookie)
    expect(data.changePassword).toContain('Tus llaves de acceso siguen entrando')
    expect(await llave.enter()).toBe(true)
    const avisos = await listAvisos()
    expect(avisos.map(({ tipo, para }) => [tipo, para])).toEqual([
      ['llaveAgregada', STAFF.correo],
      ['passwordCambiada', STAFF.correo],
    ])
    expect(avisos[1]!.correo.texto).toContain('Llaves de acceso que siguen entrando')
    for (const { correo } of avisos) {
      expect(correo.texto).toContain(STAFF.usuario)
      expect(correo.texto).not.toMatch(/https?:\/\/\w/)
      expect(correo.html).not.toContain('<a ')
    }
  })

  test('leaves no passkey behind that an intruder put, by choosing a password from a mailed link', async () => {
    const { listAvisos, addLlave, requestToken, accept, graphql } = await open(engine)
    const { enter } = await addLlave('Del intruso')
    expect(await enter()).toBe(true)
    const { mail, token } = await requestToken()
    expect(mail.texto).toContain('se retiran tus llaves de acceso')
    expect((await graphql(GET_ENLACE.replace('correo }', 'retiraLlaves }'), { token })).data).toMatchObject({
      auth: { getEnlace: { retiraLlaves: true } },
    })
    expect((await accept(token)).data.changePasswordByEnlace.conexion).toBe(true)
    expect(await enter()).toBe(false)
    const { tipo, correo } = (await listAvisos()).at(-1)!
    expect(tipo).toBe('passwordRecuperada')
    expect(correo.texto).toContain('Del intruso')
  })
})

describeAnyEngine('whoever owns an account', (engine) => {
  test('is told of a passkey that is taken away, also by an administrator', async () => {
    const { listAvisos, addLlave, graphql, cookie, run, join, ctx } = await open(engine)
    const { id: idCuenta } = await ctx.db.selectFrom('usuarios').select('id').executeTakeFirstOrThrow()
    await addLlave('Una')
    const { cookie: otra } = await join({ correo: 'otra@firma.example', rol: 'administrador' })
    expect((await run('deleteSegundoFactorDeCuenta', idCuenta, otra)).errors).toBeUndefined()
    expect((await listAvisos()).map(({ tipo, para }) => [tipo, para])).toEqual([
      ['llaveAgregada', STAFF.correo],
      ['factorRetirado', STAFF.correo],
    ])
    expect((await graphql(REMOVE, { idLlave: 'x', password: STAFF.password }, cookie)).errors).toBeDefined()
  })

  test('keeps the passkey that is the second factor asked of all: who reads the mail does not get past it', async () => {
    const { listAvisos, addLlave, requestToken, accept, graphql, cookie } = await open(engine)
    const { enter } = await addLlave('La mía')
    await graphql('mutation { updateAjustes(ajustes: { segundoFactorParaTodos: true }) }', {}, cookie)
    const { mail, token } = await requestToken()
    expect(mail.texto).not.toContain('llaves de acceso')
    const { cookie: weak } = await accept(token)
    const { errors } = await graphql(PREPARE, { password: CLAVE_NUEVA }, weak!)
    expect(errors[0].extensions.code).toBe('FORBIDDEN')
    expect(await enter()).toBe(true)
    expect((await listAvisos()).at(-1)!.correo.texto).toContain('Llaves de acceso que siguen entrando')
  })
})
