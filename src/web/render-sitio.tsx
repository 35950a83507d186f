import type { ReactElement, ReactNode } from 'react'
import type { PipeableStream } from 'react-dom/server'
import { renderToString } from 'react-dom/server'
import type { PageRequest, SitioDePagina } from '#contract/page.ts'
import { Document } from './Document.tsx'
import type { Api } from './lib/api.ts'
import { IslaContext } from './lib/isla.tsx'
import { serializeState } from './lib/preloaded-state.ts'
import { SitioProvider } from './lib/sitio.tsx'
import { TAKE_ENLACE } from './lib/token-de-enlace.ts'
import { renderPage } from './render-page.ts'

/** Text after the hash sign is a secret there, and no place in the page; also where the link turns out to lead nowhere. */
const CON_ENLACE = ['ActualizaCv', 'MisDatos', 'SinEncuesta', 'EncuestaCortada'].map(
  (file) => `web/routes/sitio/${file}.tsx`,
)

/** What islands say; cards come to theirs with its properties, and all else stays as the server wrote it. */
const DE_ISLAS = /^(home\.contacto\.|lineas\.\w+\.titulo$)/

const keepDeIslas = ({ textos, orden, ocultas }: SitioDePagina): SitioDePagina => ({
  textos: Object.fromEntries(Object.entries(textos).filter(([clave]) => DE_ISLAS.test(clave))),
  orden,
  ocultas,
})

/** A public page: the server's HTML, in which only islands come to life (decision 43). */
export function renderSitio(
  page: PageRequest,
  api: Api,
  routeIds: string[],
  children: ReactNode,
): Promise<PipeableStream> {
  const { config, nonces, sitio } = page
  // Not by URL, which takes what follows two slashes for a host, and fails where there is none.
  const busqueda = page.url.includes('?') ? page.url.slice(page.url.indexOf('?')) : ''
  let islas = 0
  const renderIsla = (isla: ReactElement) => {
    const id = `isla-${++islas}`
    const html = renderToString(
      <SitioProvider api={api} config={config} sitio={sitio} busqueda={busqueda}>
        {isla}
      </SitioProvider>,
      { identifierPrefix: id },
    )
    return { id, html }
  }
  const { script, assets } = page.findEntry('sitio', routeIds)
  return renderPage(
    page,
    page.isMuestra ? null : script,
    <SitioProvider api={api} config={config} sitio={sitio} busqueda={busqueda}>
      <Document
        basePath={config.basePath}
        // Scripts come after what is seen.
        assets={{ styles: assets.styles, preloads: [] }}
        state={serializeState({ config, sitio: keepDeIslas(sitio), busqueda })}
        nonces={nonces}
        isMuestra={page.isMuestra}
        earlyScript={routeIds.some((id) => CON_ENLACE.includes(id)) ? TAKE_ENLACE : ''}
      >
        <IslaContext value={renderIsla}>{children}</IslaContext>
      </Document>
    </SitioProvider>,
  )
}
