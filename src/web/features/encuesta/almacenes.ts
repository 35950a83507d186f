import type { Almacen } from './borrador-store.ts'

/** Touching a storage throws where the browser forbids it. */
function openAlmacen(open: () => Storage): Almacen {
  try {
    return open()
  } catch {
    return null
  }
}

/** Survives the tab and a dead battery: what is chosen and not saved yet. */
export const getAlmacenDelDispositivo = (): Almacen => openAlmacen(() => localStorage)

/** Ends with the tab: the token, so that a phone that reloads the page by itself does not ask for it again. */
export const getAlmacenDePestana = (): Almacen => openAlmacen(() => sessionStorage)
