import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerDireccionCorta } from '#features/climas/server/direccion-corta-route.ts'
import { registerImagenRoute } from '#features/cuentas/server/ajustes/imagen-route.ts'
import { registerArchivoRoutes } from '#features/cvs/server/archivo-route.ts'
import { registerSubidaRoute } from '#features/cvs/server/bandeja/subida-route.ts'
import { registerContacto } from '#features/cvs/server/contacto/contacto-routes.ts'
import { registerLogoRoute } from '#features/empresas/server/logo-route.ts'
import { registerDocumentosDeInforme } from '#features/informe/server/documento-routes.ts'
import { registerArchivoDeVersionRoute } from '#features/informe/server/versiones/archivo-de-version-route.ts'
import { registerBaja } from '#features/invitados/server/encuestados/baja-route.ts'
import { registerExcelRoute } from '#features/resultados/server/excel-route.ts'
import { registerArchivoDeTrabajoRoute } from '#features/trabajos/server/archivo-de-trabajo-route.ts'
import { registerContext } from '../access/build-context.ts'
import { guardRoutes } from '../access/guard-routes.ts'
import type { Config } from '../context/config.ts'
import type { AppContext } from '../context/context.ts'
import { createExecuteOperation, type ExecuteOperation } from '../graphql/execute-operation.ts'
import { registerGraphqlRoute } from '../graphql/graphql-route.ts'
import {
  boundUnfinishedBodies,
  openGuardedServer,
  registerEndOfConnections,
} from '../http/guard-connections.ts'
import { type Lifecycle, registerHealth } from '../http/health.ts'
import { LineaPorSolicitud, type LogStream, loggerOptions, warnOfUntrustedProxy } from '../http/logging.ts'
import { answerFailures, refuseBadAddress, refuseEncodedBody } from '../http/refuse.ts'
import { registerSecurityHeaders } from '../http/security-headers.ts'
import type { Metricas } from '../metricas/metricas.ts'
import { registerPages } from '../ssr/register-pages.ts'
import type { WebBundle } from '../ssr/web-bundle.ts'

export interface AppOptions {
  ctx: Omit<AppContext, 'log'>
  lifecycle: Lifecycle
  /** Absent where only the API is wanted. */
  bundle?: WebBundle
  /** Pino's own standard output where absent. */
  logStream?: LogStream
  /** Absent while metrics are off. */
  metricas?: Metricas | null
  /** Its own where absent: what remembers the documents that it has read. */
  executeOperation?: ExecuteOperation
}

/** Fastify trusts nobody when given a number; that a proxy always stands in front is what TRUST_PROXY=1 states. */
function readHops(trustProxy: Config['trustProxy']) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy
}

export async function buildApp({
  ctx: base,
  lifecycle,
  bundle,
  logStream,
  metricas,
  executeOperation = createExecuteOperation(base.production),
}: AppOptions): Promise<FastifyInstance> {
  const { config } = base
  const app: FastifyInstance = Fastify({
    logger: { ...loggerOptions(config), ...(logStream ? { stream: logStream } : {}) },
    logController: new LineaPorSolicitud(),
    trustProxy: readHops(config.trustProxy),
    bodyLimit: 256 * 1024,
    serverFactory: openGuardedServer,
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: () => crypto.randomUUID(),
  })
  const ctx: AppContext = { ...base, log: app.log }
  metricas?.observe(app)
  registerEndOfConnections(app, lifecycle)
  boundUnfinishedBodies(app)

  await registerSecurityHeaders(app, ctx)
  answerFailures(app, config)
  refuseBadAddress(app)
  refuseEncodedBody(app)
  warnOfUntrustedProxy(app, config)
  await app.register(cookie)
  // Streams are flushed as they come: a page's first bytes must not wait for its last.
  await app.register(compress, {
    globalCompression: true,
    // It would unpack what is sent to us, after its size was checked.
    globalDecompression: false,
    threshold: 1_024,
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
  })
  registerContext(app, ctx)
  await app.register(
    async (scope) => {
      registerHealth(scope, ctx, lifecycle)
      guardRoutes(scope, config)
      await scope.register(async (api) => registerGraphqlRoute(api, ctx, executeOperation), {
        prefix: '/api',
      })
      // These change nothing of their scope: one is enough, and making each costs an app more than its routes do.
      await scope.register(
        async (api) => {
          registerArchivoRoutes(api)
          registerLogoRoute(api, ctx)
          registerImagenRoute(api, ctx)
          registerArchivoDeTrabajoRoute(api)
          registerExcelRoute(api)
          registerDocumentosDeInforme(api)
          registerArchivoDeVersionRoute(api)
        },
        { prefix: '/api' },
      )
      await scope.register(async (api) => registerSubidaRoute(api, ctx), { prefix: '/api' })
      await scope.register(async (api) => registerContacto(api, ctx), { prefix: '/api/mail' })
      await scope.register(async (pages) => registerBaja(pages, ctx))
      registerDireccionCorta(scope, ctx)
    },
    { prefix: config.basePath },
  )
  if (bundle) await registerPages(app, ctx, executeOperation, bundle)
  return app
}
