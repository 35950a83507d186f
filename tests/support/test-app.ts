import type { FastifyInstance, InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import type { Config } from '../../src/server/config.ts'
import type { Engine } from '../../src/server/db/database.ts'
import { insertUsuario } from '../../src/server/sesion/insert-usuario.ts'
import { createTestContext, type TestContext } from './test-context.ts'

export const STAFF = {
  usuario: 'Consultora',
  correo: 'consultora@firma.example',
  password: 'una clave larga',
}

export interface TestApp {
  app: FastifyInstance
  ctx: TestContext
  lifecycle: { closing: boolean }
  post: (body: unknown, options?: InjectOptions) => Promise<{ status: number; body: any; cookies: any[] }>
  graphql: (query: string, variables?: object, cookie?: string) => Promise<any>
  /** Logs the staff account in and returns its cookie header. */
  logIn: () => Promise<string>
}

/** The API on a fresh database, with one staff account. */
export async function createTestApp(
  engine: Engine,
  { config = {} }: { config?: Partial<Config> } = {},
): Promise<TestApp> {
  const ctx = await createTestContext(engine, { config })
  const lifecycle = { closing: false }
  const app = await buildApp({ ctx, lifecycle })
  onTestFinished(() => app.close())
  await insertUsuario(ctx, STAFF)

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
  const logIn = async () => {
    const { cookies } = await post({ query: LOG_IN, variables: credentials(STAFF.usuario, STAFF.password) })
    return `${cookies[0].name}=${cookies[0].value}`
  }
  return { app, ctx, lifecycle, post, graphql, logIn }
}

export const LOG_IN =
  'query($usuarioOEmail: String!, $password: String!) { auth { logIn(usuarioOEmail: $usuarioOEmail, password: $password) { conexion usuario { id usuario } } } }'

export const credentials = (usuarioOEmail: string, password: string) => ({ usuarioOEmail, password })
