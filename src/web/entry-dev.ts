// Development only: React's hot reload must be in place before the first component is loaded.
// @ts-expect-error a module that Vite's React plugin serves
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
const programa = import.meta.url.split('?')[1]
if (programa === 'encuesta') await import('./entry-encuesta.tsx')
else if (programa === 'sitio') {
  // Vite sends styles by their modules; of a public page the browser runs only the islands.
  await Promise.all(Object.values(import.meta.glob('./routes/sitio/*.tsx')).map((load) => load()))
  await import('./entry-sitio.ts')
} else await import('./entry-client.tsx')
