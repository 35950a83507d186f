import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  type Cookie,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import type axe from 'axe-core'
import { ADMIN, type ServerProcess } from '../support/server-process.ts'
import { type Compartido, createCompartido } from './compartido.ts'
import { startServidor } from './demo-siembra.ts'
import { createNavegador } from './navegador.ts'

interface WorkerFixtures {
  compartido: Compartido
}

interface TestFixtures {
  /** Environment of the server; a file that changes it gets a server of its own. */
  entorno: Record<string, string>
  /** True where a file leaves behind nothing that another counts: those of a worker with its environment share a server. */
  entornoDeTodos: boolean
  servidor: ServerProcess
  /** Messages of the console that a test expects; any other error or warning fails it. */
  consolaEsperada: RegExp | null
  /** False where the scripts of the page fail on purpose. */
  esperarScripts: boolean
  /** False where a test counts the time of a notice. */
  avisosPacientes: boolean
  /** True where the service worker matters: each new browser would fetch all the files that it keeps. */
  conServiceWorker: boolean
  /** True where the film of the home page matters: to play it costs as much as the rest of the page. */
  conPelicula: boolean
}

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
async function waitForScripts(page: Page) {
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
    // The whole page, or each of its islands; a public page may have none.
    const islas = document.querySelectorAll('[data-isla]')
    const isPublica = document.querySelector('script[src*="/entry-sitio"]')
    const places: object[] = islas.length > 0 || isPublica ? [...islas] : [document]
    return places.every((place) => {
      const key = Object.keys(place).find((name) => name.startsWith('__reactContainer'))
      const root = key && (place as never as Record<string, Contenedor>)[key]
      return root && isTaken(root.stateNode.current)
    })
  })
}

/** Notices go after 3 to 10 s, which a busy machine may need to look at them: here they take longer. */
function slowNotices() {
  const NOTICES = new Set([3_000, 5_000, 10_000])
  const start = globalThis.setTimeout
  globalThis.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
    start(run, NOTICES.has(ms) ? ms * 60 : ms, ...rest)) as typeof setTimeout
}

/** Does what a test does with its page; an error or a warning in its console fails it. */
async function withCleanConsole(page: Page, expected: RegExp | null, use: (page: Page) => Promise<void>) {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`pageerror: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (expected?.test(message.text())) return
    problems.push(`${message.type()}: ${message.text()}`)
  })
  await use(page)
  expect(problems, 'the console stays clean').toEqual([])
}

/** As a browser that has none. */
function forgetServiceWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** As a browser that is told to save data: the home page keeps its poster. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** A server that is not as the others is its file's, and so is whatever goes to it. */
const getOwner = (entorno: Record<string, string>, deTodos: boolean, file: string) =>
  deTodos || Object.keys(entorno).length === 0 ? null : file

export const test = base.extend<TestFixtures, WorkerFixtures>({
  compartido: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted off the pattern
    async ({}, use) => {
      const compartido = createCompartido()
      await use(compartido)
      await compartido.stop()
    },
    { scope: 'worker' },
  ],
  entorno: [{}, { option: true }],
  entornoDeTodos: [false, { option: true }],
  servidor: async ({ compartido, entorno, entornoDeTodos }, use, { file, project }) => {
    const start = () => startServidor(entorno, project.outputDir)
    const owner = getOwner(entorno, entornoDeTodos, file)
    await use(await compartido.share(owner, `servidor ${JSON.stringify(entorno)}`, start))
  },
  esperarScripts: [true, { option: true }],
  avisosPacientes: [true, { option: true }],
  conServiceWorker: [false, { option: true }],
  conPelicula: [false, { option: true }],
  consolaEsperada: [null, { option: true }],
  // One profile for the tests of a worker, but where a test wants one of another kind.
  context: async (
    {
      browser,
      baseURL,
      compartido,
      entorno,
      entornoDeTodos,
      conServiceWorker,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
    },
    use,
    { file },
  ) => {
    const isPlain =
      javaScriptEnabled && !(conServiceWorker || hasTouch || isMobile || contextOptions.reducedMotion)
    if (!isPlain) {
      const context = await browser.newContext()
      await use(context)
      return context.close()
    }
    const owner = getOwner(entorno, entornoDeTodos, file)
    const navegador = await compartido.share(owner, `navegador ${baseURL}`, async () =>
      createNavegador(browser, baseURL!),
    )
    await use(await navegador.open())
    await navegador.clean()
  },
  // Watched here and not for every test: who asks for no page gets no browser's.
  page: async (
    {
      page,
      viewport,
      javaScriptEnabled,
      esperarScripts,
      avisosPacientes,
      conServiceWorker,
      conPelicula,
      consolaEsperada,
    },
    use,
  ) => {
    if (viewport) await page.setViewportSize(viewport)
    if (avisosPacientes) await page.addInitScript(slowNotices)
    if (!conServiceWorker) await page.addInitScript(forgetServiceWorkers)
    if (!conPelicula) await page.addInitScript(saveData)
    // As ready as it will be when it has come.
    if (!javaScriptEnabled || !esperarScripts) return withCleanConsole(page, consolaEsperada, use)
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      await waitForScripts(page)
      return response
    }
    const waitForURL = page.waitForURL.bind(page)
    page.waitForURL = async (url, options) => {
      // A navigation whose place another takes is no failure: the other is waited for.
      const isReplaced = (error: Error) => error.message.includes('net::ERR_ABORTED')
      const wait = (): Promise<void> =>
        waitForURL(url, options).catch((error: Error) => (isReplaced(error) ? wait() : Promise.reject(error)))
      await wait()
      await waitForScripts(page)
    }
    page.reload = async (options) => {
      const response = await reload(options)
      await waitForScripts(page)
      return response
    }
    await withCleanConsole(page, consolaEsperada, use)
  },
  baseURL: async ({ servidor }, use) => use(`${servidor.url}/`),
})

export { expect }

/** Somebody else's browser. */
export async function openOtroNavegador(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await page.addInitScript(forgetServiceWorkers)
  return page
}

/** From now on time passes in the page only as `letPass` says. */
export async function stopTime(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

export const letPass = (page: Page, ms: number) => page.clock.runFor(ms)

/** Lets next to no time pass until something is as it should be: answers of the server come in their own time. */
export async function letHappen(page: Page, fact: () => Promise<boolean>) {
  await expect
    .poll(async () => {
      await letPass(page, 20)
      return fact()
    })
    .toBe(true)
}

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
    // A film comes as long as it plays.
    if (request.resourceType() === 'media') return
    begun++
    underWay.add(request)
  }
  const end = (request: Request) => void underWay.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await act()
  let before: number
  do {
    before = begun
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    await drawTwice(page)
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
  }, pathname + search)
}

export const goInsideToRest = (page: Page, path: string) => settle(page, () => goInside(page, path))

/** Opens the page once more under its service worker, which then keeps it. */
export async function reloadUnderWorker(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await settle(page, () => page.reload())
  const isKept = () => page.evaluate(async () => (await caches.match(location.href)) !== undefined)
  await expect.poll(isKept, 'the worker keeps the page').toBe(true)
}

export const LOG_IN = `query($usuario: String!, $password: String!) {
  auth { logIn(usuarioOEmail: $usuario, password: $password) { conexion } } }`

/** The cookies of whoever came in last; another server, or an end of the session, makes them worth nothing. */
let conocidas: Cookie[] = []

/**
 * A session without the way to it: the form itself is tested in sesion.spec.ts. Shows no page. Tests in turn share a
 * session while it lasts, for a password is made to cost.
 */
export async function ingresar(page: Page) {
  const context = page.context()
  const ask = async (query: string, variables = {}) =>
    (await page.request.post('api/graphql', { data: { query, variables } })).json()
  await context.addCookies(conocidas)
  const { data } = await ask('{ auth { getLogIn { conexion } } }')
  if (data.auth.getLogIn.conexion) return
  await context.clearCookies()
  expect(await ask(LOG_IN, ADMIN)).toEqual({ data: { auth: { logIn: { conexion: true } } } })
  conocidas = await context.cookies()
}

export async function ingresarPorFormulario(page: Page) {
  await page.goto('login')
  await llenarIngreso(page)
  await page.waitForURL('**/dashboard')
}

/** On the login page: where it leads depends on where one was going. */
export async function llenarIngreso(page: Page) {
  await page.getByLabel('Usuario o correo').fill(ADMIN.usuario)
  await page.getByLabel('Contraseña').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}

/** What the page does next is refused, it says so on the login page, and the same person comes in again. */
export async function volverTrasFinDeSesion(page: Page, act: () => Promise<unknown>) {
  const { pathname, search } = new URL(page.url())
  await page.context().clearCookies()
  await act()
  await page.waitForURL('**/login')
  await expect(page.getByText('Tu sesión terminó. Entra de nuevo y sigues donde estabas.')).toBeVisible()
  await llenarIngreso(page)
  await page.waitForURL((url) => url.pathname + url.search === pathname + search)
  await expect(page.getByText('Aquí está lo que habías escrito')).toBeVisible()
}

/** As it is in a product: half of what is to be sent and read. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The whole page; what is open over all of it alone, where something is. */
export async function expectAccessible(page: Page) {
  // Left in the page: the first run on a document costs several times what the next ones do.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const violations = await page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    // Colours on their way from one state to another are nobody's contrast.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    const found = await run(place, { resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
  expect(violations, 'axe finds nothing').toEqual([])
}
