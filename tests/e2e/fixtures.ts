import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  type Cookie,
  expect,
  type Page,
} from '@playwright/test'
import type axe from 'axe-core'
import { ADMIN, type ServerProcess } from '../support/server-process.ts'
import { type Compartido, createCompartido } from './compartido.ts'
import { startServidor } from './demo-siembra.ts'
import { waitForScripts } from './ir.ts'
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

/**
 * How many times slower the browser's own work goes: `LENTITUD=6` shows what a test, or a screen, does not wait for. It
 * takes half an hour, so it is for whoever looks for that.
 */
const LENTITUD = Number(process.env.LENTITUD ?? 0)

async function slowDown(page: Page, veces: number) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: veces })
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

/** Whatever loads a page waits until it can be pressed. */
function waitAfterLoads(page: Page) {
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
    if (LENTITUD) await slowDown(page, LENTITUD)
    if (viewport) await page.setViewportSize(viewport)
    if (avisosPacientes) await page.addInitScript(slowNotices)
    if (!conServiceWorker) await page.addInitScript(forgetServiceWorkers)
    if (!conPelicula) await page.addInitScript(saveData)
    // As ready as it will be when it has come.
    if (!javaScriptEnabled || !esperarScripts) return withCleanConsole(page, consolaEsperada, use)
    waitAfterLoads(page)
    await withCleanConsole(page, consolaEsperada, use)
  },
  baseURL: async ({ servidor }, use) => use(`${servidor.url}/`),
})

export { goInside, goInsideToRest, goToRest, reloadUnderWorker } from './ir.ts'
export { expect }

/** Somebody else's browser. */
export async function openOtroNavegador(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await page.addInitScript(forgetServiceWorkers)
  if (options?.javaScriptEnabled !== false) waitAfterLoads(page)
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
