import { dehydrate } from '@tanstack/react-query'
import type { PipeableStream } from 'react-dom/server'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { App } from './App.tsx'
import { Document } from './Document.tsx'
import { createApi, type SendOperation } from './lib/api.ts'
import { parsePreferencias } from './lib/preferencias.ts'
import { type PageAssets, serializeState } from './lib/preloaded-state.ts'
import { createQueryClient } from './lib/query-client.ts'
import type { SiteConfig } from './lib/site-config.ts'
import { createRoutes } from './routes.tsx'

export { renderSiteFiles } from './site-files.ts'

export interface PageRequest {
  /** Path and search, prefix included. */
  url: string
  config: SiteConfig
  /** Of this answer's content security policy. */
  nonces: { script: string; style: string }
  cookies: Record<string, string | undefined>
  send: SendOperation
  entryScript: string
  findAssets: (routeIds: string[]) => PageAssets
  onError: (error: unknown) => void
}

export type PageAnswer =
  | { redirect: string; status: number }
  | { status: number; stream: Promise<PipeableStream> }

/** Runs the loaders of the matched routes; a Response is a redirect, made by a guard. */
async function queryRoutes(
  handler: ReturnType<typeof createStaticHandler>,
  request: Request,
): Promise<StaticHandlerContext | Response> {
  let context: StaticHandlerContext | undefined
  const response = await handler.query(request, {
    generateMiddlewareResponse: async (query) => {
      const result = await query(request)
      if (result instanceof Response) return result
      context = result
      return new Response(null)
    },
  })
  return context ?? response
}

export async function render(page: PageRequest): Promise<PageAnswer> {
  const { config } = page
  const queryClient = createQueryClient()
  const api = createApi(page.send)
  const handler = createStaticHandler(createRoutes({ api, queryClient }), {
    basename: config.basePath || '/',
  })
  const context = await queryRoutes(handler, new Request(new URL(page.url, config.publicUrl)))
  if (context instanceof Response) {
    return { redirect: context.headers.get('location') ?? config.basePath, status: context.status }
  }

  const routes = context.matches.map((match) => match.route)
  const handle = routes.at(-1)?.handle as { status?: number } | undefined
  const assets = page.findAssets(routes.map((route) => route.id))
  const preferencias = parsePreferencias(page.cookies)
  const state = serializeState({
    config,
    assets,
    preferencias,
    queries: dehydrate(queryClient),
    router: { loaderData: context.loaderData, errors: context.errors },
  })
  const element = (
    <App site={{ api, config, styleNonce: page.nonces.style, preferencias }} queryClient={queryClient}>
      <Document basePath={config.basePath} assets={assets} state={state} nonces={page.nonces}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>
    </App>
  )
  const stream = new Promise<PipeableStream>((resolve, reject) => {
    const rendering = renderToPipeableStream(element, {
      nonce: page.nonces.script,
      bootstrapModules: [page.entryScript],
      onShellReady: () => resolve(rendering),
      onShellError: reject,
      onError: page.onError,
    })
  })
  return { status: handle?.status ?? context.statusCode, stream }
}
