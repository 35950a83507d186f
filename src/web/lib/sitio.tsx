import { createContext, type ReactNode, use } from 'react'
import type { SiteConfig, SitioDePagina } from '#contract/page.ts'
import type { Api } from './api.ts'
import { BusquedaProvider } from './direccion.tsx'
import { SiteProvider } from './site.tsx'

const SitioContext = createContext<SitioDePagina>({ textos: {}, orden: [], ocultas: [] })

/** Texts of the firm in its own words. */
export const useSitio = (): SitioDePagina => use(SitioContext)

interface SitioProviderProps {
  api: Api
  config: SiteConfig
  sitio: SitioDePagina
  busqueda: string
  children: ReactNode
}

/** The frame of an island, on the server and in the browser alike. */
export function SitioProvider({ api, config, sitio, busqueda, children }: SitioProviderProps) {
  const site = { api, config, preferencias: { menuContraido: false, atajos: true } }
  return (
    <SiteProvider site={site}>
      <SitioContext value={sitio}>
        <BusquedaProvider busqueda={busqueda}>{children}</BusquedaProvider>
      </SitioContext>
    </SiteProvider>
  )
}
