import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { keepDestino } from '#features/cuentas/web/sesion/destino.ts'
import { guardDescargas } from '#features/cuentas/web/sesion/guard-descargas.ts'
import { GetLogIn } from '#features/cuentas/web/sesion/sesion.generated.ts'
import { DESCONECTADO, sesionQuery } from '#features/cuentas/web/sesion/sesion-query.ts'
import { App } from './App.tsx'
import { Document } from './Document.tsx'
import { createApi, createHttpSend } from './lib/api.ts'
import { type PreloadedState, STATE_ID } from './lib/preloaded-state.ts'
import { createQueryClient } from './lib/query-client.ts'
import { onSesionTerminada } from './lib/sesion-terminada.ts'
import { startServiceWorker } from './lib/start-service-worker.ts'
import { createRoutes, getBasename } from './routes.tsx'
import { forgetRescate, rescueEscritos } from './ui/use-rescate.ts'

/** The matched screens must be there before hydration, or React would see an empty page. */
async function loadMatchedRoutes(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, location, basename) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

async function start() {
  const stateText = document.getElementById(STATE_ID)?.textContent ?? ''
  const {
    config,
    assets,
    preferencias,
    queries,
    router: hydrationData,
  } = JSON.parse(stateText) as PreloadedState
  const queryClient = createQueryClient()
  hydrate(queryClient, queries)

  const api = createApi(createHttpSend(config.apiUrl), (code) => void followSesion(code))
  /** The guard of whatever is shown decides anew: /login, the second factor, or the page that does not exist. */
  const followSesion = async (code: string) => {
    const { queryKey } = sesionQuery(api)
    const sesion = queryClient.getQueryData(queryKey)
    const antes = JSON.stringify(sesion)
    if (code === 'UNAUTHENTICATED') {
      if (sesion?.usuario) putAway(sesion.usuario.id)
      queryClient.setQueryData(queryKey, DESCONECTADO)
    }
    // Role or settings changed meanwhile; where nothing did, it is the call that was wrong.
    else {
      await queryClient.refetchQueries({ queryKey })
      const ahora = queryClient.getQueryData(queryKey)
      if (ahora?.faltaSegundoFactor && ahora.usuario) putAway(ahora.usuario.id)
    }
    if (code === 'UNAUTHENTICATED' || JSON.stringify(queryClient.getQueryData(queryKey)) !== antes)
      void router.revalidate()
  }
  /** The session ended while they were at work: they go on here, with what they had written. */
  const putAway = (cuenta: string) => {
    rescueEscritos(cuenta)
    keepDestino({ a: location.pathname + location.search, cuenta })
  }
  onSesionTerminada(() => void followSesion('UNAUTHENTICATED'))
  guardDescargas(config.apiUrl, async () => (await api(GetLogIn, {})).auth.getLogIn.conexion)
  const quien = queryClient.getQueryData(sesionQuery(api).queryKey)?.usuario
  if (quien) forgetRescate(quien.id)
  // Ahead of the screens' own: who has no session has nothing to save with, and is asked nothing on the way to /login.
  addEventListener('beforeunload', (event) => {
    if (queryClient.getQueryData(sesionQuery(api).queryKey)?.conexion === false)
      event.stopImmediatePropagation()
  })
  const basename = getBasename(config)
  const routes = createRoutes({ api, queryClient })
  await loadMatchedRoutes(routes, basename)
  const router = createBrowserRouter(routes, { basename, hydrationData })
  // Browsers hide the attribute from selectors and scripts of others, not the property from ours.
  const readNonce = (selector: string) => document.querySelector<HTMLElement>(selector)?.nonce ?? ''
  const nonces = { script: readNonce('script[nonce]'), style: readNonce('meta[nonce]') }

  startTransition(() => {
    hydrateRoot(
      document,
      <App site={{ api, config, preferencias }} queryClient={queryClient}>
        <Document basePath={config.basePath} assets={assets} state={stateText} nonces={nonces}>
          <RouterProvider router={router} />
        </Document>
      </App>,
    )
  })
  // The start-up session check (spec §8), on pages that carry no session.
  void queryClient.prefetchQuery(sesionQuery(api))
  startServiceWorker(config)
}

void start()
