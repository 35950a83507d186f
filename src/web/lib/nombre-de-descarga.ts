import { foldTexto } from '#domain/texto/fold-texto.ts'

/** "clima-alimentos-la-ceiba-2024", fit for every file system. */
export function formatNombreDeDescarga(texto: string): string {
  return foldTexto(texto)
    .replaceAll('ñ', 'n')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
