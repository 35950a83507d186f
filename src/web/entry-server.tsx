import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import type { PipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { WebModule } from '#contract/page.ts'
import { App } from './App.tsx'
import { Document } from './Document.tsx'
import { createApi } from './lib/api.ts'
import { parsePreferencias } from './lib/preferencias.ts'
import { serializeState } from './lib/preloaded-state.ts'
import { createQueryClient } from './lib/query-client.ts'
import { readArchivos } from './lib/route-loader.ts'
import { findCodigoDePrueba, findIdClima, renderEncuesta, renderPrueba } from './render-encuesta.tsx'
import { renderPage } from './render-page.ts'
import { renderSitio } from './render-sitio.tsx'
import { createRoutes, getBasename, isPasoPrevio, type RouteHandle } from './routes.tsx'

export { renderSiteFiles } from './site-files.ts'
export { stripUrl } from './strip-url.ts'

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

/** The router gives the prefix to what a loader answers, and not to what a guard throws before it. */
function addPrefix(location: string, basePath: string): string {
  const inside = location === basePath || location.startsWith(`${basePath}/`)
  return inside || !location.startsWith('/') ? location : `${basePath}${location}`
}

/** Down to where something failed: the page that says so names nothing of what it stands for. */
function listRendered({ matches, errors }: StaticHandlerContext): string[] {
  const ids = matches.map(({ route }) => route.id)
  const failed = errors ? ids.findIndex((id) => id in errors) : -1
  return failed === -1 ? ids : ids.slice(0, failed + 1)
}

export const render: WebModule<PipeableStream>['render'] = async (page) => {
  const { config } = page
  const idClima = findIdClima(page.url, config.basePath)
  if (idClima !== null) return renderEncuesta(page, idClima)

  const codigo = findCodigoDePrueba(page.url, config.basePath)
  const prueba = codigo === null ? null : await renderPrueba(page, codigo)
  if (prueba) return prueba

  const queryClient = createQueryClient()
  const api = createApi(page.send)
  const handler = createStaticHandler(createRoutes({ api, queryClient }), {
    basename: getBasename(config),
  })
  const context = await queryRoutes(handler, new Request(config.publicUrl + page.url))
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/'
    return {
      redirect: addPrefix(location, config.basePath),
      status: context.status,
      espera: isPasoPrevio(location),
    }
  }

  const routes = context.matches.map((match) => match.route)
  const handle = routes.at(-1)?.handle as RouteHandle | undefined
  const routeIds = listRendered(context)
  const staticRouter = (
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />
  )
  const status = handle?.status ?? context.statusCode
  const fixed = handle?.fixed ?? false
  if (handle?.sitio) {
    const children = <QueryClientProvider client={queryClient}>{staticRouter}</QueryClientProvider>
    return { status, fixed, stream: renderSitio(page, api, routeIds, children) }
  }

  const { script, assets } = page.findEntry('client', [
    ...routeIds,
    ...Object.values(context.loaderData).flatMap(readArchivos),
  ])
  const preferencias = parsePreferencias(page.cookies)
  const state = serializeState({
    config,
    assets,
    preferencias,
    queries: dehydrate(queryClient),
    router: { loaderData: context.loaderData, errors: context.errors },
  })
  const element = (
    <App site={{ api, config, preferencias }} queryClient={queryClient}>
      <Document basePath={config.basePath} assets={assets} state={state} nonces={page.nonces}>
        {staticRouter}
      </Document>
    </App>
  )
  return { status, fixed, stream: renderPage(page, script, element) }
}
