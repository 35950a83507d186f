import type { Browser, BrowserContext } from '@playwright/test'
import type { Started } from './compartido.ts'

/** A browser's profile that outlives a test, and is as new for the next one. */
export interface Navegador extends Started {
  open: () => Promise<BrowserContext>
  /** After a test. */
  clean: () => Promise<void>
}

/** What a test changes of a profile for good: the next one gets another. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
] as const
const LASTING_OF_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const

function watch<T extends object>(of: T, names: readonly (keyof T)[], note: () => void) {
  for (const name of names) {
    const method = of[name] as (...args: unknown[]) => unknown
    of[name] = ((...args: unknown[]) => {
      note()
      return method.apply(of, args)
    }) as T[typeof name]
  }
}

/** Most of what a new profile costs is the process of its pages, which reads and compiles the same scripts anew. */
export function createNavegador(browser: Browser, baseURL: string): Navegador {
  const { origin } = new URL(baseURL)
  let context: BrowserContext | null = null
  let isSpoilt = false

  const start = async () => {
    context = await browser.newContext({ baseURL })
    isSpoilt = false
    const note = () => {
      isSpoilt = true
    }
    watch(context, LASTING, note)
    watch(context.clock, LASTING_OF_CLOCK, note)
    // While a page of the site is open its process lives.
    await (await context.newPage()).goto('robots.txt')
    return context
  }
  const stop = async () => {
    await context?.close()
    context = null
  }
  return {
    open: async () => context ?? start(),
    clean: async () => {
      if (!context || isSpoilt) return stop()
      const [first, ...pages] = context.pages()
      for (const page of pages) await page.close()
      await context.clearCookies()
      const session = await context.newCDPSession(first!)
      const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers'
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
      await session.detach()
    },
    stop,
  }
}
