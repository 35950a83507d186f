import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { computeCodigo } from '../../src/features/cuentas/server/sesion/factor/totp.ts'
import { ADMIN, type ServerProcess } from '../support/server-process.ts'
import { type SmtpTestServer, startSmtp } from '../support/smtp.ts'
import type { Started } from './compartido.ts'
import { startServidor } from './demo-siembra.ts'
import { test as base, expect } from './fixtures.ts'

export const CLAVE = 'tres gatos en la azotea'

export interface Firma {
  smtp: SmtpTestServer
  server: ServerProcess
}

/** A port that nobody had a moment ago: links of mails and passkeys need to know theirs before the server starts. */
function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

async function startFirma(entorno: Record<string, string>, outputDir: string): Promise<Firma & Started> {
  const smtp = await startSmtp()
  const PORT = String(await findPort())
  const PUBLIC_URL = `http://localhost:${PORT}`
  const server = await startServidor({ ...entorno, PORT, PUBLIC_URL, SMTP_URL: smtp.url }, outputDir)
  const stop = async () => {
    await server.stop()
    await smtp.close()
  }
  return { smtp, server, stop }
}

/** A firm with mail, one for the tests of a file. */
export const test = base.extend<{ firma: Firma }>({
  firma: async ({ entorno, compartido }, use, { file, project }) =>
    use(await compartido.share(file, 'firma', () => startFirma(entorno, project.outputDir))),
  baseURL: async ({ firma }, use) => use(`${firma.server.url}/`),
})

/** Where the link of the newest mail to that address leads. */
export async function findEnlace({ smtp }: Firma, correo: string): Promise<string> {
  const find = () => smtp.received.filter(({ to }) => to.includes(correo)).at(-1)?.mail.text
  await expect.poll(find, { timeout: 30_000 }).toContain('/nueva-clave#')
  return /https?:\S+\/nueva-clave#[\w-]+/.exec(find() ?? '')?.[0] ?? ''
}

export async function ingresarComo(page: Page, usuario: string, password: string) {
  await page.goto('login')
  await page.getByLabel('Usuario o correo').fill(usuario)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}

export const ingresarComoAdmin = (page: Page) => ingresarComo(page, ADMIN.usuario, ADMIN.password)

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What the phone shows: now, or so many half minutes later. */
export function readTelefono(clave: string, despues = 0): string {
  const bits = [...clave.replace(/\s/g, '')].map((letra) =>
    ALFABETO.indexOf(letra).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const secreto = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
  return computeCodigo(secreto, Math.floor(Date.now() / 30_000) + despues)
}

export { expect }
