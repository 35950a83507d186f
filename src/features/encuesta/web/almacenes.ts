import type { Almacen } from './borrador-store.ts'
import { isEnKiosco } from './en-kiosco.ts'

/** Touching a storage throws where the browser forbids it. A tablet that is lent has none: what is not sent is in memory alone. */
function openAlmacen(open: () => Storage): Almacen {
  try {
    return isEnKiosco() ? null : open()
  } catch {
    return null
  }
}

/** Survives the tab and a dead battery: what is chosen and not saved yet. */
export const getAlmacenDelDispositivo = (): Almacen => openAlmacen(() => localStorage)

/** Ends with the tab: the token, so that a phone that reloads the page by itself does not ask for it again. */
export const getAlmacenDePestana = (): Almacen => openAlmacen(() => sessionStorage)
