import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'
import type { PageAssets, SiteConfig, SitioDePagina } from '#contract/page.ts'
import type { PortadaDeEncuesta } from '#contract/schema.generated.ts'
import type { Preferencias } from './preferencias.ts'

/** Everything the browser needs to go on where the server stopped, written once into the page. */
export interface PreloadedState {
  config: SiteConfig
  assets: PageAssets
  preferencias: Preferencias
  queries: DehydratedState
  router: HydrationState
}

/** The same of a public page, of which only the islands go on. */
export interface PreloadedSitio {
  config: SiteConfig
  sitio: SitioDePagina
  /** The search of the page's address, "?servicio=coaching". */
  busqueda: string
}

/** The same of the survey, which has neither router nor query client. */
export interface PreloadedEncuesta {
  config: SiteConfig
  assets: PageAssets
  idClima: string
  /** Owner of the survey; null: nobody. Missing: the database did not answer. */
  portada?: Omit<PortadaDeEncuesta, 'minimoFirme'> | null | undefined
  /** What is tried, where the page is that of a trial. */
  prueba?: unknown
}

export const STATE_ID = 'estado-inicial'

/** `<` is escaped so that no text can end the script element. */
export const serializeState = (state: PreloadedState | PreloadedSitio | PreloadedEncuesta): string =>
  JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
