import { type ComponentType, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createApi, createHttpSend } from './lib/api.ts'
import type { PreloadedSitio } from './lib/preloaded-state.ts'
import { SitioProvider } from './lib/sitio.tsx'

/** Takes one island over, as the server rendered it. */
export function hydrateIsla(
  lugar: HTMLElement,
  Component: ComponentType,
  { config, sitio, busqueda }: PreloadedSitio,
): void {
  if (lugar.dataset.viva !== undefined) return
  lugar.dataset.viva = ''
  hydrateRoot(
    lugar,
    <StrictMode>
      <SitioProvider
        api={createApi(createHttpSend(config.apiUrl))}
        config={config}
        sitio={sitio}
        busqueda={busqueda}
      >
        <Component {...JSON.parse(lugar.dataset.con ?? '{}')} />
      </SitioProvider>
    </StrictMode>,
    { identifierPrefix: lugar.id },
  )
}
