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
