import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'

/** Neither a file nor an answer of the API is ever a page: nothing may run or be framed, and little else is heeded. */
const NO_PAGE = {
  enableCSPNonces: false,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginOpenerPolicy: false,
  dnsPrefetchControl: false,
  ieNoOpen: false,
  originAgentCluster: false,
  permittedCrossDomainPolicies: false,
  referrerPolicy: false,
  xXssProtection: false,
} as const

/** Strict by default: a page's own script and style elements carry the nonce of its answer (`reply.cspNonce`). */
export async function registerSecurityHeaders(app: FastifyInstance, { config, production }: AppContext) {
  const https = config.publicUrl.startsWith('https:')
  const apiOrigin = URL.canParse(config.apiUrl) ? [new URL(config.apiUrl).origin] : []

  app.addHook('onRoute', (route) => {
    if (route.url.includes('/assets/') || route.url.endsWith('/api/graphql')) route.helmet = NO_PAGE
  })
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Mantine and ECharts set style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...apiOrigin, ...(production ? [] : ['ws:'])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  })
}
