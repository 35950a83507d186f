import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { ADMIN, type ServerProcess, startServerProcess } from '../support/server-process.ts'

interface WorkerFixtures {
  /** Environment of the server; a file that changes it gets a server of its own. */
  entorno: Record<string, string>
  servidor: ServerProcess
}

interface TestFixtures {
  /** Messages of the console that a test expects; any other error or warning fails it. */
  consolaEsperada: RegExp | null
  vigilarConsola: undefined
}

/** A person takes longer to press a button than React to take the page over; a test on a busy machine does not. */
async function waitForScripts(page: Page) {
  const isAlive = () => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  }
  // Pages without scripts, or whose scripts fail on purpose, are as ready as they will be.
  await page.waitForFunction(isAlive, null, { timeout: 5_000 }).catch(() => {})
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  entorno: [{}, { option: true, scope: 'worker' }],
  servidor: [
    async ({ entorno }, use) => {
      const servidor = await startServerProcess(entorno)
      await use(servidor)
      await servidor.stop()
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      await waitForScripts(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      await waitForScripts(page)
      return response
    }
    await use(page)
  },
  baseURL: async ({ servidor }, use) => use(`${servidor.url}/`),
  consolaEsperada: [null, { option: true }],
  vigilarConsola: [
    async ({ page, consolaEsperada }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`pageerror: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        if (consolaEsperada?.test(message.text())) return
        problems.push(`${message.type()}: ${message.text()}`)
      })
      await use(undefined)
      expect(problems, 'the console stays clean').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const LOG_IN = `query($usuario: String!, $password: String!) {
  auth { logIn(usuarioOEmail: $usuario, password: $password) { conexion } } }`

/** A session without the way to it: the form itself is tested in sesion.spec.ts. Shows no page. */
export async function ingresar(page: Page) {
  const answer = await page.request.post('api/graphql', { data: { query: LOG_IN, variables: ADMIN } })
  expect(await answer.json()).toEqual({ data: { auth: { logIn: { conexion: true } } } })
}

export async function ingresarPorFormulario(page: Page) {
  await page.goto('login')
  await page.getByLabel('Usuario o correo').fill(ADMIN.usuario)
  await page.getByLabel('Contraseña').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL('**/dashboard')
}

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  const summary = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(summary, 'axe finds nothing').toEqual([])
}
