import { createServer } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { requireChromium } from '../../scripts/find-chromium.ts'

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** The machine's Chromium, and the port under which Lighthouse reaches it. */
export async function launchNavegador(): Promise<{ browser: Browser; port: number }> {
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  return { browser, port }
}
