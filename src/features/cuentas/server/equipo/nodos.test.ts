import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/engine/database.ts'
import { buildApp } from '#server/start/app.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { codeOf, openEquipo } from './testing/equipo-de-prueba.ts'

const EMPRESAS = '{ empresas { id } }'

describeEngines('accounts on two nodes', (engine) => {
  /** The same firm served by another process: nothing in common but the database. */
  async function open() {
    const equipo = await openEquipo(engine)
    const db = openDatabase(equipo.ctx.config.database)
    const other = await buildApp({ ctx: { ...equipo.ctx, db }, lifecycle: { closing: false } })
    onTestFinished(async () => {
      await other.close()
      await db.destroy()
    })
    const askOther = async (query: string, cookie: string) =>
      (
        await other.inject({ method: 'POST', url: '/api/graphql', payload: { query }, headers: { cookie } })
      ).json()
    return { ...equipo, askOther }
  }

  test('whoever is deactivated on one is out on the other at its next request', async () => {
    const { join, run, askOther } = await open()
    const { id, cookie } = await join({ correo: 'hugo@firma.example' })
    expect((await askOther(EMPRESAS, cookie)).errors).toBeUndefined()
    expect((await run('deactivateCuenta', id)).errors).toBeUndefined()
    expect(codeOf(await askOther(EMPRESAS, cookie))).toBe('UNAUTHENTICATED')
    expect((await askOther('{ auth { getLogIn { conexion } } }', cookie)).data.auth.getLogIn.conexion).toBe(
      false,
    )
  })

  test('a role, the companies of a client and a factor asked of everybody hold there too', async () => {
    const { join, update, insertEmpresa, askOther, graphql, cookie: boss } = await open()
    const { id, cookie } = await join({ correo: 'paola@firma.example' })
    const idEmpresa = await insertEmpresa()
    const rondas = '{ appInfo { getRondasDeCliente { id } } }'
    expect(codeOf(await askOther(rondas, cookie))).toBe('FORBIDDEN')
    await update(id, { rol: 'cliente', idsEmpresas: [idEmpresa] })
    expect(codeOf(await askOther(EMPRESAS, cookie))).toBe('FORBIDDEN')
    expect((await askOther(rondas, cookie)).data.appInfo.getRondasDeCliente).toEqual([])
    await graphql('mutation { updateAjustes(ajustes: { segundoFactorParaTodos: true }) }', {}, boss)
    expect(codeOf(await askOther(rondas, cookie))).toBe('FORBIDDEN')
    expect((await askOther('{ appInfo { getSegundoFactor { exigido } } }', cookie)).data.appInfo).toEqual({
      getSegundoFactor: { exigido: true },
    })
  })
})
