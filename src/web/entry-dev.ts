// Development only: React's hot reload must be in place before the first component is loaded.
// @ts-expect-error a module that Vite's React plugin serves
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
if (import.meta.url.endsWith('?encuesta')) await import('./entry-encuesta.tsx')
else await import('./entry-client.tsx')
