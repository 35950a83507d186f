import { anonimato } from './anonimato.ts'
import { avisoDePrivacidad } from './aviso-de-privacidad.ts'
import { enviaCv } from './envia-cv.ts'
import { home } from './home.ts'
import { paginasDeServicio } from './paginas-de-servicio.ts'
import type { Meta } from './tipos.ts'

/** What the sitemap lists. */
export const paginasPublicas: readonly Meta[] = [
  home.meta,
  ...paginasDeServicio.map(({ meta }) => meta),
  enviaCv.meta,
  avisoDePrivacidad.meta,
  anonimato.meta,
]
