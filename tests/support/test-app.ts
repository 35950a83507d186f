import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Rol } from '../../src/contract/schema.generated.ts'
import { insertSesion } from '../../src/features/cuentas/server/sesion/sesiones-store.ts'
import { insertUsuario } from '../../src/features/cuentas/server/sesion/usuarios-store.ts'
import { getCookieName } from '../../src/server/access/build-context.ts'
import type { Config } from '../../src/server/context/config.ts'
import type { Engine } from '../../src/server/db/engine/database.ts'
import { createExecuteOperation } from '../../src/server/graphql/execute-operation.ts'
import type { WebBundle } from '../../src/server/ssr/web-bundle.ts'
import { buildApp } from '../../src/server/start/app.ts'
import { createTestContext, type TestContext } from './test-context.ts'

export const STAFF = {
  usuario: 'Consultora',
  correo: 'consultora@firma.example',
  password: 'una clave larga',
}

/** What `hashPassword` made of it: that is slow on purpose, and nearly every test has this account. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Rk9d65pYIkq7MrV1Bs0TlQ$yWj2aqBhKqW9zRCotwLo5w2MJs5UfhqV/orvxzHy4Rg'

/** One for the apps of a worker: they ask the same, and to read and judge it is a twentieth of what a test takes. */
const executeOperation = createExecuteOperation(true)

export interface TestApp {
  app: FastifyInstance
  ctx: TestContext
  lifecycle: { closing: boolean }
  post: (body: unknown, options?: InjectOptions) => Promise<{ status: number; body: any; cookies: any[] }>
  graphql: (query: string, variables?: object, cookie?: string) => Promise<any>
  /** A session of the administrator's account without the way to it, which sesion.test.ts takes; returns its cookie header. */
  logIn: () => Promise<string>
  /** The same for another account of that role, made for it; a client's with its companies. */
  logInAs: (rol: Rol, idsEmpresas?: string[]) => Promise<string>
}

/** The API on a fresh database, with one account, an administrator's; with the pages of a bundle where one is given. */
export async function createTestApp(
  engine: Engine,
  { config = {}, bundle }: { config?: Partial<Config>; bundle?: WebBundle } = {},
): Promise<TestApp> {
  const ctx = await createTestContext(engine, { config })
  const lifecycle = { closing: false }
  const app = await buildApp({ ctx, lifecycle, executeOperation, ...(bundle ? { bundle } : {}) })
  onTestFinished(() => app.close())
  const insertCuenta = async (cuenta: { usuario: string; correo: string; rol: Rol }) => {
    const id = randomUUID()
    await insertUsuario(ctx.db, { id, passwordHash: PASSWORD_HASH, ...cuenta }, ctx.now())
    return id
  }
  const idAdministrador = await insertCuenta({ ...STAFF, rol: 'administrador' })

  const post: TestApp['post'] = async (body, options = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: `${ctx.config.basePath}/api/graphql`,
      payload: body as never,
      ...options,
    })
    return { status: response.statusCode, body: response.json(), cookies: response.cookies }
  }
  const graphql: TestApp['graphql'] = async (query, variables = {}, cookie) =>
    (await post({ query, variables }, cookie ? { headers: { cookie } } : {})).body
  const openSesion = async (idUsuario: string) => {
    const idSesion = randomUUID()
    await insertSesion(ctx.db, { id: idSesion, idUsuario, factor: 'ninguno' }, ctx.now())
    return `${getCookieName(ctx.config)}=${idSesion}`
  }
  const logInAs: TestApp['logInAs'] = async (rol, idsEmpresas = []) => {
    const usuario = `${rol}-${randomUUID()}`
    const idUsuario = await insertCuenta({ usuario, correo: `${usuario}@firma.example`, rol })
    for (const id of idsEmpresas) {
      await ctx.db.insertInto('usuarios_empresas').values({ id_usuario: idUsuario, id_empresa: id }).execute()
    }
    return openSesion(idUsuario)
  }
  return { app, ctx, lifecycle, post, graphql, logIn: () => openSesion(idAdministrador), logInAs }
}

export const LOG_IN =
  'query($usuarioOEmail: String!, $password: String!) { auth { logIn(usuarioOEmail: $usuarioOEmail, password: $password) { conexion usuario { id usuario } } } }'

export const credentials = (usuarioOEmail: string, password: string) => ({ usuarioOEmail, password })
