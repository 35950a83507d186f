import type { PipeableStream } from 'react-dom/server'
import type { PageAnswer, PageRequest } from '#contract/page.ts'
import { EncuestaDePrueba, PortadaDeEncuesta } from '#features/encuesta/web/encuesta.generated.ts'
import type { Portada } from '#features/encuesta/web/Marco.tsx'
import { type Api, createApi } from './lib/api.ts'
import { serializeState } from './lib/preloaded-state.ts'
import { renderPage } from './render-page.ts'
import { EncuestaPage } from './routes/Encuesta.tsx'

const RUTA = '/admin/clima-organizacional/encuesta/'

/** After the id, the full stop or the bracket that a mail program took for a part of the link. */
const ID_Y_RESTO = /^([\w-]+)(?:[^\w%-]|%[\da-f]{2})*$/i

/** The climate whose survey the address is, or null. Public although it stands under /admin. */
export function findIdClima(url: string, basePath: string): string | null {
  const path = url.slice(basePath.length).split('?')[0] ?? ''
  return path.startsWith(RUTA) ? (ID_Y_RESTO.exec(path.slice(RUTA.length))?.[1] ?? null) : null
}

/** undefined: the database did not answer. Whoever comes can wait for it with the token in the field. */
const findPortada = async (api: Api, idClima: string): Promise<Portada | null | undefined> =>
  api(PortadaDeEncuesta, { idClima }).then(
    ({ getPortadaDeEncuesta }) => getPortadaDeEncuesta,
    () => undefined,
  )

/** Without a token the page says whose survey it is, and nothing else; an address that leads to none says nothing. */
export async function renderEncuesta(
  page: PageRequest,
  idClima: string,
): Promise<PageAnswer<PipeableStream>> {
  const { config } = page
  const api = createApi(page.send)
  const portada = await findPortada(api, idClima)
  const { script, assets } = page.findEntry('encuesta', [])
  const element = (
    <EncuestaPage
      api={api}
      config={config}
      nonces={page.nonces}
      assets={assets}
      idClima={idClima}
      portada={portada}
      prueba={null}
      state={serializeState({ config, assets, idClima, portada })}
    />
  )
  // A page that is kept would go on saying what has changed: whether it is open, until when, in which words.
  return { status: 200, fixed: portada === null, stream: renderPage(page, script, element) }
}

const RUTA_DE_PRUEBA = '/encuesta-de-prueba/'

/** Code at the end of a trial's address, or null. */
export function findCodigoDePrueba(url: string, basePath: string): string | null {
  const path = url.slice(basePath.length).split('?')[0] ?? ''
  return path.startsWith(RUTA_DE_PRUEBA)
    ? (/^[\w.-]+/.exec(path.slice(RUTA_DE_PRUEBA.length))?.[0] ?? null)
    : null
}

/** The survey's own page with everything that is tried in it; null where there is nothing to try any more. */
export async function renderPrueba(
  page: PageRequest,
  codigo: string,
): Promise<PageAnswer<PipeableStream> | null> {
  const { config } = page
  const api = createApi(page.send)
  const { getEncuestaDePrueba } = await api(EncuestaDePrueba, { codigo })
  if (!getEncuestaDePrueba) return null
  const prueba = { ...getEncuestaDePrueba, codigo }
  const { idClima, portada } = prueba
  const { script, assets } = page.findEntry('encuesta', [])
  const element = (
    <EncuestaPage
      {...{ api, config, nonces: page.nonces, assets, idClima, portada, prueba }}
      state={serializeState({ config, assets, idClima, portada, prueba })}
    />
  )
  return { status: 200, fixed: false, stream: renderPage(page, script, element) }
}
