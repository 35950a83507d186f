import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export interface Nonces {
  script: string
  style: string
}

/** The public pages are a dozen; every survey has one of its own. */
const MAX_PAGES = 200
/** The first page of a survey names a company: whoever renames it or gives it another logo sees it soon. */
const TTL_MS = 60_000

const newNonces = (): Nonces => ({
  script: randomBytes(16).toString('hex'),
  style: randomBytes(16).toString('hex'),
})

/**
 * Pages that are the same for whoever has no session, as they were rendered: with places where each answer's
 * own nonces are put. Only this process knows the places, so no text of a page can be taken for one.
 */
export function createPageMemory() {
  const places = newNonces()
  const pages = new LRUCache<string, string>({ max: MAX_PAGES, ttl: TTL_MS })
  const fill = (html: string, { script, style }: Nonces) =>
    html.replaceAll(places.script, script).replaceAll(places.style, style)
  return {
    places,
    fill,
    find: (address: string, nonces: Nonces): string | null => {
      const html = pages.get(address)
      return html === undefined ? null : fill(html, nonces)
    },
    keep: (address: string, html: string): void => void pages.set(address, html),
  }
}
