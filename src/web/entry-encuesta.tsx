import { hydrateRoot } from 'react-dom/client'
import type { Prueba } from '#features/encuesta/web/prueba/api-de-prueba.ts'
import { createApi, createHttpSend } from './lib/api.ts'
import './lib/dialogos-de-antes.ts'
import { type PreloadedEncuesta, STATE_ID } from './lib/preloaded-state.ts'
import { whenIdle } from './lib/when-idle.ts'
import { EncuestaPage } from './routes/Encuesta.tsx'

/** The time that a slow network may take; afterwards it is tried again, which changes nothing that had arrived. */
const ESPERA_MS = 25_000

// No service worker from here: it would fetch the whole public site onto the respondent's phone.
const state = document.getElementById(STATE_ID)?.textContent ?? ''
const { config, assets, idClima, portada, prueba } = JSON.parse(state) as PreloadedEncuesta
const readNonce = (selector: string) => document.querySelector<HTMLElement>(selector)?.nonce ?? ''

hydrateRoot(
  document,
  <EncuestaPage
    api={createApi(createHttpSend(config.apiUrl, ESPERA_MS))}
    config={config}
    nonces={{ script: readNonce('script[nonce]'), style: readNonce('meta[nonce]') }}
    assets={assets}
    idClima={idClima}
    portada={portada}
    prueba={(prueba as Prueba | undefined) ?? null}
    state={state}
  />,
)

// Letters that take the same room stand there until then: on a slow phone the first tap comes before the typeface.
whenIdle(() => void import('./ui/fonts/fonts.css'))
