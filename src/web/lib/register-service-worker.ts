import { Workbox } from 'workbox-window'

/** Spec §8, letter for letter. */
const UPDATE_QUESTION = 'New app update is avaible, Click Ok to refresh'

export function registerServiceWorker(basePath: string): void {
  if (!('serviceWorker' in navigator)) return
  const worker = new Workbox(`${basePath}/sw.js`, { scope: `${basePath}/` })
  worker.addEventListener('waiting', () => {
    if (!confirm(UPDATE_QUESTION)) return
    worker.addEventListener('controlling', () => location.reload())
    worker.messageSkipWaiting()
  })
  worker.register().catch((error: unknown) => console.error('Request failed', error))
}
