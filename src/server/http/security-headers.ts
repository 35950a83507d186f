import helmet from '@fastify/helmet'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { AppContext } from '../context/context.ts'

const HSTS = { maxAge: 31_536_000, includeSubDomains: true }

/** Neither a file nor an answer of the API is ever a page: nothing may run or be framed, and little else is heeded. */
const listHeadersOfNoPage = (https: boolean) => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(https ? { 'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains` } : {}),
})

/** Strict by default: a page's own script and style elements carry the nonce of its answer (`reply.cspNonce`). */
export async function registerSecurityHeaders(app: FastifyInstance, { config, production }: AppContext) {
  const https = config.publicUrl.startsWith('https:')
  const apiOrigin = URL.canParse(config.apiUrl) ? [new URL(config.apiUrl).origin] : []

  const noPage = listHeadersOfNoPage(https)
  app.addHook('onRoute', (route) => {
    if (!route.url.includes('/assets/') && !route.url.endsWith('/api/graphql')) return
    route.helmet = false
    const setHeaders: onRequestHookHandler = (_request, reply, done) => {
      reply.headers(noPage)
      done()
    }
    route.onRequest = [setHeaders, ...[route.onRequest ?? []].flat()]
  })
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Bars, dragged rows and lists set style attributes.
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
    strictTransportSecurity: https && HSTS,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const encuesta = `${config.basePath}/admin/clima-organizacional/encuesta/`
  const dePrueba = `${config.basePath}/encuesta-de-prueba/`
  app.addHook('onRequest', ({ url }, reply, done) => {
    const enEncuesta = url.startsWith(encuesta)
    // A tablet reads the code of a slip; nothing else of the site has a use for a camera.
    const camara = enEncuesta && /[?&]kiosco(?:[=&]|$)/.test(url) ? 'camera=(self)' : 'camera=()'
    reply.header('permissions-policy', `${camara}, geolocation=(), microphone=(), payment=(), usb=()`)
    if (enEncuesta || url.startsWith(dePrueba)) reply.header('referrer-policy', 'no-referrer')
    done()
  })
}
