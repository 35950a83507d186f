import { expect, type Page, type Request } from '@playwright/test'
import { findDireccionPropia } from '../../src/features/climas/web/vista.ts'

/** Of React's own tree: the root says whether it is still the server's, and so does what came behind a Suspense. */
interface Nodo {
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null
  memoizedProps: { router?: Router; navigator?: unknown; location?: { key: string } } | null
  child: Nodo | null
  sibling: Nodo | null
}

interface Router {
  navigate: (to: string) => Promise<void>
  state: { location: { key: string; pathname: string; search: string } }
}

interface Contenedor {
  stateNode: { current: Nodo }
}

/** A person takes longer to press a button than React to take the page over; a test on a busy machine does not. */
export async function waitForScripts(page: Page) {
  await page.waitForFunction(() => {
    if (!document.querySelector('script[type=module]')) return true
    // React takes a page over in slices, and what loads by itself last of all.
    const isTaken = (top: Nodo) => {
      const nodos = [top]
      for (let nodo = nodos.pop(); nodo; nodo = nodos.pop()) {
        if (nodo.memoizedState?.isDehydrated || nodo.memoizedState?.dehydrated) return false
        for (let hijo = nodo.child; hijo; hijo = hijo.sibling) nodos.push(hijo)
      }
      return true
    }
    // The whole page, or each of its islands that is in sight or about to be; a public page may have none.
    const meta = location.hash ? document.getElementById(location.hash.slice(1)) : null
    const islas = [...document.querySelectorAll('[data-isla]')].filter((isla) => {
      if (meta && isla.contains(meta)) return true
      const { top, bottom } = (isla.firstElementChild ?? isla).getBoundingClientRect()
      return top < innerHeight && bottom > 0
    })
    const isPublica = document.querySelector('script[src*="/entry-sitio"]')
    const places: object[] = islas.length > 0 || isPublica ? islas : [document]
    return places.every((place) => {
      const key = Object.keys(place).find((name) => name.startsWith('__reactContainer'))
      const root = key && (place as never as Record<string, Contenedor>)[key]
      return root && isTaken(root.stateNode.current)
    })
  })
  await waitForEffects(page)
}

/** What React does once a screen is drawn, such as listening to keys, is a task of its own: it comes before one that can wait. */
const waitForEffects = (page: Page) =>
  page.evaluate(async () => {
    // Not in browsers of before 2021, which some tests pretend to be.
    if ('scheduler' in globalThis) await scheduler.postTask(() => {}, { priority: 'background' })
  })

const drawTwice = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** Some things are only asked for when there is nothing better to do. */
const waitForIdle = (page: Page) =>
  page.evaluate(async () => {
    // A browser comes to it after a frame, and on a page that draws none perhaps never; with every frame there is no time left.
    const frames = setInterval(() => requestAnimationFrame(() => {}), 100)
    await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5_000 }))
    clearInterval(frames)
  })

/** Does something to a page and waits until all that it asked for has come and is drawn, and it asks for nothing more. */
async function settle(page: Page, act: () => Promise<unknown>) {
  const underWay = new Set<Request>()
  let begun = 0
  const begin = (request: Request) => {
    // A film comes as long as it plays; of a worker that ends with its screen no end is told.
    if (request.resourceType() === 'media' || request.url().includes('.worker.')) return
    begun++
    underWay.add(request)
  }
  const end = (request: Request) => void underWay.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await act()
  let before: number
  do {
    before = begun
    await drawTwice(page)
    // Its `ready` waits for a layout that may never come where nothing changes any more.
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    await waitForIdle(page)
  } while (underWay.size > 0 || begun !== before)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

export const goToRest = (page: Page, path: string) => settle(page, () => page.goto(path))

/**
 * From one of staff's screens to another as a link leads, whether there is one or not: a third of what a page costs. What
 * was read a moment ago is not asked for again, and nothing is told of how the server renders the screen.
 */
export async function goInside(page: Page, path: string) {
  const { pathname, search } = new URL(path, 'https://sitio.example')
  // An old address leads to where its screen is now.
  const destino = findDireccionPropia({ pathname, search }) ?? pathname + search
  await page.evaluate(async (to) => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
    const root = (document as never as Record<string, Contenedor>)[key ?? '']
    const findProps = (isIt: (props: NonNullable<Nodo['memoizedProps']>) => unknown) => {
      const nodos = root ? [root.stateNode.current] : []
      for (let nodo = nodos.pop(); nodo; nodo = nodos.pop()) {
        if (nodo.memoizedProps && isIt(nodo.memoizedProps)) return nodo.memoizedProps
        for (let hijo = nodo.child; hijo; hijo = hijo.sibling) nodos.push(hijo)
      }
      return null
    }
    const router = findProps((props) => props.router)?.router
    if (!router) throw new Error('the page has no router')
    await router.navigate(to)
    const { pathname, search } = router.state.location
    if (pathname + search !== to) throw new Error(`it leads to ${pathname}${search}`)
    const isShown = () => findProps((props) => props.navigator)?.location?.key === router.state.location.key
    while (!isShown()) await new Promise(requestAnimationFrame)
  }, destino)
  await waitForEffects(page)
}

export const goInsideToRest = (page: Page, path: string) => settle(page, () => goInside(page, path))

/** Opens the page once more under its service worker, which then keeps it. */
export async function reloadUnderWorker(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await settle(page, () => page.reload())
  const isKept = () => page.evaluate(async () => (await caches.match(location.href)) !== undefined)
  await expect.poll(isKept, 'the worker keeps the page').toBe(true)
}
