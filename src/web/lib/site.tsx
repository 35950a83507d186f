import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { FirmaDePagina, SiteConfig } from '#contract/page.ts'
import type { Api } from './api.ts'
import type { Preferencias } from './preferencias.ts'

export interface Site {
  api: Api
  config: SiteConfig
  preferencias: Preferencias
}

const SiteContext = createContext<(Site & { changeFirma: (firma: FirmaDePagina) => void }) | null>(null)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const [firma, changeFirma] = useState(site.config.firma)
  const value = useMemo(() => ({ ...site, config: { ...site.config, firma }, changeFirma }), [site, firma])
  return <SiteContext value={value}>{children}</SiteContext>
}

function useSite() {
  const site = use(SiteContext)
  if (!site) throw new Error('SiteProvider is missing')
  return site
}

export const useApi = (): Api => useSite().api
export const useSiteConfig = (): SiteConfig => useSite().config
export const useFirma = (): FirmaDePagina => useSite().config.firma
export const usePreferencias = (): Preferencias => useSite().preferencias

/** For whoever has just saved it: what stands around the form shows it too. */
export const useChangeFirma = () => useSite().changeFirma

/** The title of the window, with the firm's name behind. */
export function Titulo({ children }: { children: string }) {
  return <title>{`${children} | ${useFirma().nombre}`}</title>
}
