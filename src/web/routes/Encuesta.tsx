import { StrictMode } from 'react'
import type { PageAssets, SiteConfig } from '#contract/page.ts'
import { Encuesta } from '#features/encuesta/web/Encuesta.tsx'
import type { Portada } from '#features/encuesta/web/Marco.tsx'
import { createApiDePrueba, type Prueba } from '#features/encuesta/web/prueba/api-de-prueba.ts'
import { HOLD_ENVIO } from '#features/encuesta/web/use-guardado.ts'
import { Document } from '../Document.tsx'
import type { Api } from '../lib/api.ts'
import { SiteProvider } from '../lib/site.tsx'
import { KEEP_ENLACE, TAKE_ENLACE } from '../lib/token-de-enlace.ts'
import '../ui/tokens.css'
import '../ui/base.css'

interface EncuestaPageProps {
  api: Api
  config: SiteConfig
  nonces: { script: string; style: string }
  assets: PageAssets
  idClima: string
  portada: Portada | null | undefined
  prueba: Prueba | null
  state: string
}

/** The survey's whole page, a program of its own: neither router nor query client comes with it. */
export function EncuestaPage({
  api,
  config,
  nonces,
  assets,
  idClima,
  portada,
  prueba,
  state,
}: EncuestaPageProps) {
  const site = {
    api: prueba ? createApiDePrueba(api, prueba) : api,
    config,
    preferencias: { menuContraido: false, atajos: true },
  }
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <Document
          basePath={config.basePath}
          assets={assets}
          state={state}
          nonces={nonces}
          preloadFonts={false}
          earlyScript={import.meta.env.SSR ? `${TAKE_ENLACE};${KEEP_ENLACE};${HOLD_ENVIO}` : ''}
        >
          <Encuesta idClima={idClima} portada={portada} prueba={prueba} />
        </Document>
      </SiteProvider>
    </StrictMode>
  )
}
