import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { createServer } from 'node:net'

/** What Safari is made of, as Debian has it: webkit2gtk-driver and xvfb. */
export const WEBKIT = {
  driver: globSync('/usr/bin/WebKitWebDriver')[0],
  navegador: globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')[0],
  pantalla: globSync('/usr/bin/xvfb-run')[0],
}

export const hasWebKit = Object.values(WEBKIT).every((path) => path !== undefined)

async function findPuerto(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

export interface OtroNavegador {
  goto: (url: string) => Promise<void>
  /** Runs in the page. */
  evaluate: <T>(script: string) => Promise<T>
  type: (selector: string, texto: string) => Promise<void>
  click: (xpath: string) => Promise<void>
  stop: () => Promise<void>
}

/** A window of WebKit as narrow as a telephone's, driven by its own driver (W3C WebDriver). */
export async function startWebKit(): Promise<OtroNavegador> {
  const puerto = await findPuerto()
  // A group of its own: the driver leaves its browser behind, and the screen both.
  const child = spawn(WEBKIT.pantalla!, ['-a', WEBKIT.driver!, `--port=${puerto}`], {
    detached: true,
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  let sesion = ''
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${puerto}/session${sesion}${path}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    })
    const { value } = (await response.json()) as { value: any }
    if (!response.ok) throw new Error(`${path}: ${value?.message}`)
    return value
  }
  const isReady = () =>
    fetch(`http://127.0.0.1:${puerto}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50))
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: WEBKIT.navegador, args: ['--automation'] } }
  sesion = `/${(await ask('POST', '', { capabilities: { alwaysMatch } })).sessionId}`
  // As narrow as it goes.
  await ask('POST', '/window/rect', { width: 360, height: 740 })
  const find = async (using: string, value: string) =>
    Object.values(await ask('POST', '/element', { using, value }))[0] as string
  return {
    goto: (url) => ask('POST', '/url', { url }),
    evaluate: (script) => ask('POST', '/execute/sync', { script: `return (${script})`, args: [] }),
    type: async (selector, texto) =>
      ask('POST', `/element/${await find('css selector', selector)}/value`, { text: texto }),
    click: async (xpath) => ask('POST', `/element/${await find('xpath', xpath)}/click`),
    stop: async () => {
      await ask('DELETE', '')
      process.kill(-child.pid!, 'SIGTERM')
      await ended
    },
  }
}
