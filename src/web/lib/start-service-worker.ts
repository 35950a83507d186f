import type { SiteConfig } from '#contract/page.ts'
import { whenLoaded } from './when-idle.ts'

/** Its script and its downloads wait until the page is there. */
export function startServiceWorker({ production, basePath }: SiteConfig): void {
  if (!production) return
  whenLoaded(() => {
    import('./register-service-worker.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(basePath),
      (error: unknown) => console.error('Request failed', error),
    )
  })
}
