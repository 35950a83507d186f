import type { Almacen } from './borrador-store.ts'

/** A tablet that is lent: the address says so, and a reload stays so. Nothing of anybody is kept on it. */
export const isEnKiosco = (): boolean =>
  typeof location !== 'undefined' && new URLSearchParams(location.search).has('kiosco')

/** A trial: nothing of it is kept anywhere. */
const isDePrueba = (): boolean =>
  typeof location !== 'undefined' && location.pathname.includes('/encuesta-de-prueba/')

/** Touching a storage throws where the browser forbids it. A tablet that is lent has none: what is not sent is in memory alone. */
function openAlmacen(open: () => Storage): Almacen {
  try {
    return isEnKiosco() || isDePrueba() ? null : open()
  } catch {
    return null
  }
}

/** Survives the tab and a dead battery: what is chosen and not saved yet. */
export const getAlmacenDelDispositivo = (): Almacen => openAlmacen(() => localStorage)

/** Ends with the tab: the token, so that a phone that reloads the page by itself does not ask for it again. */
const getAlmacenDePestana = (): Almacen => openAlmacen(() => sessionStorage)

const getClave = (idClima: string) => `token:${idClima}`

export const findTokenDePestana = (idClima: string): string | null =>
  getAlmacenDePestana()?.getItem(getClave(idClima)) ?? null

export function saveTokenDePestana(idClima: string, token: string): void {
  try {
    getAlmacenDePestana()?.setItem(getClave(idClima), token)
  } catch {
    // Without it a reload asks for the token again.
  }
}

export const forgetTokenDePestana = (idClima: string): void =>
  getAlmacenDePestana()?.removeItem(getClave(idClima))
