import { foldTexto } from '../../../domain/climas/nombres.ts'

/** "clima-alimentos-la-ceiba-2024", fit for every file system. */
export function formatNombreDeArchivo(texto: string): string {
  return foldTexto(texto)
    .replaceAll('ñ', 'n')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Gives the reader a file to save. */
export function saveTexto(nombre: string, tipo: string, texto: string): void {
  const url = URL.createObjectURL(new Blob([texto], { type: tipo }))
  const enlace = document.createElement('a')
  enlace.href = url
  enlace.download = nombre
  enlace.click()
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
