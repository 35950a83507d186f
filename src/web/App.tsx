import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { type Site, SiteProvider } from './lib/site.tsx'
import './ui/fonts/fonts.css'
import './ui/tokens.css'
import './ui/tokens-de-graficas.css'
import './ui/base.css'

/** The frame of every page, on the server and in the browser alike. */
export function App({
  site,
  queryClient,
  children,
}: {
  site: Site
  queryClient: QueryClient
  children: ReactNode
}) {
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </SiteProvider>
    </StrictMode>
  )
}
