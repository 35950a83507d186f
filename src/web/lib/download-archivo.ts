import { foldTexto } from '#domain/texto/fold-texto.ts'
import { ApiError } from './api.ts'
import { tellSesionTerminada } from './sesion-terminada.ts'

/** A file that the API writes while it is read. What the server refuses comes as a sentence; anything else is a failure. */
export async function downloadArchivo(url: string): Promise<Blob> {
  const response = await fetch(url, { credentials: 'include' }).catch(() => {
    throw new ApiError('NETWORK', 'No hay conexión con el servidor.')
  })
  if (!response.ok) {
    if (response.status === 401) tellSesionTerminada()
    const isSentence = response.headers.get('content-type')?.startsWith('text/plain')
    throw new ApiError('REFUSED', isSentence ? await response.text() : 'Algo falló.')
  }
  // Ended before it was whole: called off, or the connection was lost.
  return response.blob().catch(() => {
    throw new ApiError('NETWORK', 'La descarga no llegó al final.')
  })
}

/** "clima-alimentos-la-ceiba-2024", fit for every file system. */
export function formatNombreDeDescarga(texto: string): string {
  return foldTexto(texto)
    .replaceAll('ñ', 'n')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
