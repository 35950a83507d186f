/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { publicPaths } from './public-pages.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the list here: what the public pages need. */
  __PRECACHED__: { url: string; revision: null }[]
}

/** Never the API, the admin's pages or the survey (design: privacy). */
const pages = new Set(publicPaths)

precacheAndRoute(self.__PRECACHED__)
cleanupOutdatedCaches()

const base = new URL(self.registration.scope).pathname.replace(/\/$/, '')

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    // What is not published yet is of no use when it is late.
    !url.searchParams.has('borrador') &&
    pages.has(url.pathname.slice(base.length) || '/'),
  new NetworkFirst({
    cacheName: 'paginas-publicas',
    networkTimeoutSeconds: 4,
    matchOptions: { ignoreSearch: true },
    plugins: [
      {
        // One copy a page: an open card or the answer of a form is not the page itself.
        cacheWillUpdate: async ({ request, response }) =>
          response.status === 200 && !new URL(request.url).search ? response : null,
      },
    ],
  }),
)

// The new worker waits until the visitor agrees to the update.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
