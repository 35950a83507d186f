/** The tab's own memory, until it is closed. A browser that refuses to keep anything only forgets. */
export function readAlmacen<T>(nombre: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(nombre) ?? 'null') as T | null
  } catch {
    return null
  }
}

export function writeAlmacen(nombre: string, valor: unknown): void {
  try {
    if (valor === null) sessionStorage.removeItem(nombre)
    else sessionStorage.setItem(nombre, JSON.stringify(valor))
  } catch {
    // Full, or forbidden.
  }
}

/** Gives the reader a file to save. */
export function saveArchivo(nombre: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const enlace = document.createElement('a')
  enlace.href = url
  enlace.download = nombre
  enlace.click()
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
