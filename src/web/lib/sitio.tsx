import type { ReactNode } from 'react'
import type { SiteConfig } from '#contract/page.ts'
import type { Api } from './api.ts'
import { BusquedaProvider } from './direccion.tsx'
import { SiteProvider } from './site.tsx'

interface SitioProviderProps {
  api: Api
  config: SiteConfig
  busqueda: string
  children: ReactNode
}

/** The frame of an island, on the server and in the browser alike. */
export function SitioProvider({ api, config, busqueda, children }: SitioProviderProps) {
  const site = { api, config, preferencias: { menuContraido: false, atajos: true } }
  return (
    <SiteProvider site={site}>
      <BusquedaProvider busqueda={busqueda}>{children}</BusquedaProvider>
    </SiteProvider>
  )
}
