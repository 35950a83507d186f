import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noteRestaurados } from '#features/climas/server/cambiar-clima.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { sweepLlaves } from '#server/llaves/sweep-llaves.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { openConMinimo } from './testing/publicacion-de-prueba.ts'

const PERMITIR = 'mutation($idClima: ID!) { permitirPublicarClima(idClima: $idClima) { mensaje } }'
const ESPERA = `query($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) {
  esperaPermiso { respaldoDel seHabiaPublicado puedoPermitir } } } }`

async function open(...[engine]: Parameters<typeof openConMinimo>) {
  const app = await openConMinimo(engine)
  const { idClima, ctx, graphql } = app
  await app.answerMany(1, 6)
  await app.changeActiva(idClima, false)
  const { llavesDir } = ctx.config
  const administra = await app.logInAs('administrador')
  return {
    ...app,
    llavesDir,
    lejos: `${llavesDir}-lejos`,
    marca: join(llavesDir, `${idClima}.publicado`),
    readEspera: async (cookie = administra) => {
      const { data } = await graphql(ESPERA, { idClima }, cookie)
      return data.appInfo.climaOrganizacional.esperaPermiso
    },
    permitir: (cookie = administra) => graphql(PERMITIR, { idClima }, cookie),
    /** What publishing and closing say; neither may do anything. */
    readNegativas: async () => {
      const mensajes = [await app.publicar(), await app.cerrar(idClima)].map(
        ({ errors }) => errors?.[0]?.message,
      )
      const { cerrado, publicacion } = await app.ctx.db
        .selectFrom('climas')
        .select(['cerrado', 'publicacion'])
        .executeTakeFirstOrThrow()
      return { mensajes, cerrado, publicacion }
    },
  }
}

describeAnyEngine('what was published never fails open', (engine) => {
  test('with the folder of keys away nothing is published or closed, and no empty folder takes its place', async () => {
    const app = await open(engine)
    await app.publish()
    await app.changeActiva(app.idClima, true)
    await app.answerMany(1, 6)
    await app.changeActiva(app.idClima, false)
    renameSync(app.llavesDir, app.lejos)
    const cerrada = { cerrado: 0, publicacion: 1 }
    const ausente = expect.stringContaining('no puede leer en su carpeta de llaves')
    expect(await app.readNegativas()).toEqual({ ...cerrada, mensajes: [ausente, ausente] })
    expect(await app.readEspera()).toBeNull()
    await sweepLlaves(app.ctx)
    expect(await app.readNegativas()).toEqual({ ...cerrada, mensajes: [ausente, ausente] })
    // A disk that was not mounted leaves an empty folder.
    mkdirSync(app.llavesDir)
    const sinLlave = expect.stringContaining('Falta la llave de este clima')
    expect(await app.readNegativas()).toEqual({ ...cerrada, mensajes: [sinLlave, sinLlave] })
    rmSync(app.llavesDir, { recursive: true })
    renameSync(app.lejos, app.llavesDir)
    await app.publish()
  })

  test.each(['', 'x', '-1', '1e3', '99999999999999'])(
    'a mark that reads %j is not "nothing yet": an administrator decides',
    async (texto) => {
      const app = await open(engine)
      writeFileSync(app.marca, texto)
      const ilegible = expect.stringContaining('no puede leer en su carpeta de llaves')
      expect(await app.readNegativas()).toEqual({
        cerrado: 0,
        publicacion: 0,
        mensajes: [ilegible, ilegible],
      })
      await sweepLlaves(app.ctx)
      expect(await app.readEspera()).toEqual({
        respaldoDel: null,
        seHabiaPublicado: null,
        puedoPermitir: true,
      })
      await app.permitir()
      await app.publish()
    },
  )

  test('what a restore brought back open is published only once an administrator permits it, and that is logged', async () => {
    const app = await open(engine)
    const respaldoDel = Date.UTC(2026, 4, 3, 16, 32)
    await inTransaction(app.ctx.db, (tx) => noteRestaurados(tx, respaldoDel))
    const espera = expect.stringContaining('volvió abierto con el respaldo del 3 de mayo de 2026 a las 10:32')
    expect(await app.readNegativas()).toEqual({ cerrado: 0, publicacion: 0, mensajes: [espera, espera] })
    const consultor = await app.logInAs('consultor')
    expect(await app.readEspera(consultor)).toMatchObject({ puedoPermitir: false })
    expect((await app.permitir(consultor)).errors).toBeDefined()
    expect(await app.readEspera()).toEqual({ respaldoDel, seHabiaPublicado: false, puedoPermitir: true })
    expect((await app.permitir()).errors).toBeUndefined()
    expect(await app.readEspera()).toBeNull()
    const lineas = await app.ctx.db.selectFrom('bitacora').select('tipo').orderBy('id').execute()
    expect(lineas.at(-1)).toEqual({ tipo: 'publicacionPermitida' })
    expect((await app.permitir()).errors[0].message).toBe('Este clima no espera ningún permiso.')
    await app.publish()
  })
})
