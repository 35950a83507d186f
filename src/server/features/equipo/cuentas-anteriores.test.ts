import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, describeEngines } from '../../../../tests/support/databases.ts'
import { createTestContext } from '../../../../tests/support/test-context.ts'
import { getCookieName } from '../../access/build-context.ts'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/engine/database.ts'
import { migrate } from '../../db/migrate.ts'

/** The last version in which every account could do everything. */
const SIN_ROLES = '0005-cuenta-de-hojas'

describeEngines('a database from before there were roles', (engine) => {
  test('makes administrators of its accounts, and their open sessions go on', async () => {
    const { location, remove } = await createTestDatabase(engine, { migrated: false })
    const db = openDatabase(location)
    onTestFinished(async () => {
      await db.destroy()
      await remove()
    })
    const ctx = { ...(await createTestContext(engine)), db }
    await migrate(db, SIN_ROLES)
    const now = ctx.now()
    const hash = createHash('sha256').update('una-sesion').digest('hex')
    await sql`insert into usuarios (id, usuario, usuario_clave, correo, correo_clave, password_hash, creado)
      values ('ana', 'Ana', 'ana', 'ana@firma.example', 'ana@firma.example', 'x', ${now})`.execute(db)
    await sql`insert into sesiones (id_hash, id_usuario, creada, vista) values (${hash}, 'ana', ${now}, ${now})`.execute(
      db,
    )
    await migrate(db)

    const app = await buildApp({ ctx, lifecycle: { closing: false } })
    onTestFinished(() => app.close())
    const query =
      '{ auth { getLogIn { conexion usuario { usuario nombre rol empresas { id } } faltaSegundoFactor } } appInfo { getEquipo { usuario rol estado } } }'
    const { data } = (
      await app.inject({
        method: 'POST',
        url: '/api/graphql',
        payload: { query },
        headers: { cookie: `${getCookieName(ctx.config)}=una-sesion` },
      })
    ).json()
    expect(data).toEqual({
      auth: {
        getLogIn: {
          conexion: true,
          usuario: { usuario: 'Ana', nombre: 'Ana', rol: 'administrador', empresas: null },
          faltaSegundoFactor: false,
        },
      },
      appInfo: { getEquipo: [{ usuario: 'Ana', rol: 'administrador', estado: 'activa' }] },
    })
  })
})
