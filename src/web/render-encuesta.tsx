import type { PipeableStream } from 'react-dom/server'
import type { PageAnswer, PageRequest } from '../contract/page.ts'
import { createApi } from './lib/api.ts'
import { serializeState } from './lib/preloaded-state.ts'
import { renderPage } from './render-page.ts'
import { EncuestaPage } from './routes/Encuesta.tsx'

const RUTA = /^\/admin\/clima-organizacional\/encuesta\/([\w-]+)\/?$/

/** The climate whose survey the address is, or null. Public although it stands under /admin. */
export function findIdClima(url: string, basePath: string): string | null {
  return RUTA.exec(url.slice(basePath.length).split('?')[0] ?? '')?.[1] ?? null
}

/** Nothing is looked up: without a token the page says nothing, not even whether there is such a climate. */
export function renderEncuesta(page: PageRequest, idClima: string): PageAnswer<PipeableStream> {
  const { config } = page
  const { script, assets } = page.findEntry('encuesta', [])
  const element = (
    <EncuestaPage
      api={createApi(page.send)}
      config={config}
      nonces={page.nonces}
      assets={assets}
      idClima={idClima}
      state={serializeState({ config, assets, idClima })}
    />
  )
  return { status: 200, fixed: true, stream: renderPage(page, script, element) }
}
