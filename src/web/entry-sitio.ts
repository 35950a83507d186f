import { followAnclas } from '#features/sitio/web/follow-anclas.ts'
import { startFilm } from '#features/sitio/web/start-film.ts'
import './lib/dialogos-de-antes.ts'
import { type PreloadedSitio, STATE_ID } from './lib/preloaded-state.ts'
import { startServiceWorker } from './lib/start-service-worker.ts'
import { wakeIslas } from './wake-islas.ts'
import './ui/fonts/fonts.css'
import './ui/tokens.css'
import './ui/base.css'

const state = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '') as PreloadedSitio

followAnclas()
// Islands that can be pressed come first, those that only move last.
wakeIslas(state).finally(startFilm)
startServiceWorker(state.config)
