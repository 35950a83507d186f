import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { DESTINO, type PageAnswer } from '#contract/page.ts'
import { findBorradorDeSitio } from '#features/sitio/server/sitio.ts'
import { getCookieName } from '../access/build-context.ts'
import type { AppContext, RequestContext } from '../context/context.ts'
import type { ExecuteOperation } from '../graphql/execute-operation.ts'
import { sendFailurePage } from '../http/refuse.ts'
import { createFirmaAlDia } from './firma-de-pagina.ts'
import type { WebBundle } from './web-bundle.ts'

interface Nonces {
  script: string
  style: string
}

/** The public pages are a dozen; every survey has one of its own. */
const MAX_PAGES = 200
/** The first page of a survey names a company: whoever renames it or gives it another logo sees it soon. */
const TTL_MS = 60_000

const newNonces = (): Nonces => ({
  script: randomBytes(16).toString('hex'),
  style: randomBytes(16).toString('hex'),
})

/**
 * Pages that are the same for whoever has no session, as they were rendered: with places where each answer's
 * own nonces are put. Only this process knows the places, so no text of a page can be taken for one.
 */
function createPageMemory() {
  const places = newNonces()
  const pages = new LRUCache<string, string>({ max: MAX_PAGES, ttl: TTL_MS })
  let revision = 0
  const fill = (html: string, { script, style }: Nonces) =>
    html.replaceAll(places.script, script).replaceAll(places.style, style)
  return {
    places,
    fill,
    find: (address: string, nonces: Nonces): string | null => {
      const html = pages.get(address)
      return html === undefined ? null : fill(html, nonces)
    },
    /** Unless the firm has changed since it was begun. */
    keep: (address: string, html: string, de: number): void => {
      if (de === revision) pages.set(address, html)
    },
    /** Pages rendered of another revision of the firm are of no more use. */
    follow: (nueva: number): void => {
      if (nueva === revision) return
      revision = nueva
      pages.clear()
    },
  }
}

/** How an administrator looks at a public page before it is published: in a frame, as "/?borrador". */
const isBorrador = (url: string, { sesion }: RequestContext) =>
  sesion?.rol === 'administrador' &&
  !sesion.faltaFactor &&
  new URLSearchParams(url.split('?')[1]).has('borrador')

/** Of our own screen alone. */
function allowFrame(reply: FastifyReply): void {
  const csp = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', csp.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  reply.header('x-frame-options', 'SAMEORIGIN')
}

const ONE_YEAR = 31_536_000
/** Small files whose text depends on where the site stands, and whose it is. */
const SITE_FILES = ['manifest.webmanifest', 'sitemap.xml', 'robots.txt']
/** The life of a cookie with the address that was asked for: the page that follows takes it over at once. */
const ONE_MINUTE = 60
const MAX_DESTINO = 1_500
const HTML = 'text/html; charset=utf-8'

type Redirect = Extract<PageAnswer<never>, { redirect: string }>

/** Built files, compressed when they were built. Names with a hash never change; the rest is asked again. */
async function registerFiles(app: FastifyInstance, clientDir: string, prefix: string) {
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix,
    wildcard: false,
    dotfiles: 'ignore',
    index: false,
    preCompressed: true,
    // Sent in place of what they are compressed from; a route of their own would be two more for each.
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      const fresh = path.includes('/sw.js') ? 'no-cache' : 'public, max-age=3600'
      reply.header('cache-control', hashed ? `public, max-age=${ONE_YEAR}, immutable` : fresh)
    },
  })
}

export async function registerPages(
  app: FastifyInstance,
  ctx: AppContext,
  executeOperation: ExecuteOperation,
  bundle: WebBundle,
) {
  const { basePath, apiUrl, publicUrl, timeZone, diasCorreos } = ctx.config
  const cookieName = getCookieName(ctx.config)
  const findFirma = createFirmaAlDia(ctx)
  const siteConfig = {
    basePath,
    apiUrl,
    publicUrl,
    timeZone,
    diasDeMensajes: diasCorreos,
    production: ctx.production,
  }
  await bundle.register?.(app)
  if (bundle.clientDir) await registerFiles(app, bundle.clientDir, `${basePath}/`)

  for (const path of SITE_FILES) {
    // Crawlers look for robots.txt at the root of the origin, whatever the prefix.
    const addresses = new Set([`${basePath}/${path}`, ...(path === 'robots.txt' ? ['/robots.txt'] : [])])
    for (const address of addresses) {
      app.get(address, async (_request, reply) => {
        const { renderSiteFiles } = await bundle.load()
        const { firma, sitio } = await findFirma()
        const { type, body } = renderSiteFiles({ ...siteConfig, firma }, sitio)[path]!
        return reply
          .header('cache-control', path === 'manifest.webmanifest' ? 'no-cache' : 'public, max-age=3600')
          .type(type)
          .send(body)
      })
    }
  }

  const memory = createPageMemory()

  /** In a cookie, so that the address of the login stays its own. The dashboard is where everybody goes anyway. */
  const redirectTo = (reply: FastifyReply, url: string, answer: Redirect) => {
    const isKept = answer.espera && url.length <= MAX_DESTINO && url !== `${basePath}/dashboard`
    if (!isKept) return reply.redirect(answer.redirect, answer.status)
    reply.setCookie(DESTINO, url, {
      path: basePath || '/',
      maxAge: ONE_MINUTE,
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
    })
    return reply.redirect(answer.redirect, answer.status)
  }

  /** The home page is in its folder, as the scope of the service worker is. */
  const isOutside = (url: string) => basePath !== '' && url.split('?')[0] === basePath

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request
    if (isOutside(url)) return reply.redirect(`${basePath}/${url.slice(basePath.length)}`)
    const requestContext = await request.buildContext(reply)
    // A visitor with a session sees staff pages; those are nobody else's to keep.
    reply.header('cache-control', request.cookies[cookieName] ? 'private, no-store' : 'no-cache')
    return sendPage(request, reply, requestContext)
  }

  const findAlDia = async (isMuestra: boolean) => {
    const publico = await findFirma()
    return isMuestra ? { ...publico, sitio: await findBorradorDeSitio(ctx.db) } : publico
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, requestContext: RequestContext) => {
    const { url } = request
    const { render, stripUrl } = await bundle.load()
    const anonymous = ctx.production && requestContext.sesion === null
    const asked = anonymous ? stripUrl(url) : url
    const isMuestra = isBorrador(url, requestContext)
    if (isMuestra) allowFrame(reply)
    const { revision, firma, sitio } = await findAlDia(isMuestra)
    memory.follow(revision)
    const known = anonymous && memory.find(asked, reply.cspNonce)
    if (known) return reply.type(HTML).send(known)

    let failed = false
    const answer = await render({
      url: asked,
      config: { ...siteConfig, firma },
      sitio,
      isMuestra,
      nonces: anonymous ? memory.places : reply.cspNonce,
      cookies: anonymous ? {} : request.cookies,
      send: (query, variables) => executeOperation({ query, variables: variables as never }, requestContext),
      findEntry: bundle.findEntry,
      onError: (error) => {
        failed = true
        request.log.error({ err: error }, 'page failed')
      },
    })
    if ('redirect' in answer) return redirectTo(reply, url, answer)
    reply.code(answer.status).type(HTML)
    const body = new PassThrough()
    ;(await answer.stream).pipe(body)
    if (!anonymous) return reply.send(body)
    const html = await text(body)
    if (answer.fixed && !failed) memory.keep(asked, html, revision)
    return reply.send(memory.fill(html, reply.cspNonce))
  }

  app.get(`${basePath}/`, servePage)
  // A route and not what is left over when none fits: only answers of routes are compressed.
  app.get(`${basePath}/*`, servePage)
  if (basePath) {
    app.get('/', (_request, reply) => reply.redirect(`${basePath}/`))
  }
  app.setNotFoundHandler((_request, reply) => sendFailurePage(reply, 404))
}
