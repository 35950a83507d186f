import { ApiError } from './api.ts'

const INTENTOS = 4
const ESPERA_MS = 1_500

/**
 * Sends a file by itself. A server that is away for a moment is tried again: whoever calls sends what may arrive twice.
 * Refusals are the server's sentence.
 */
export async function sendArchivo(url: string, archivo: Blob): Promise<void> {
  for (let intento = 1; ; intento++) {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
      body: archivo,
    }).catch(() => null)
    if (response?.ok) return
    if (response && response.status < 500 && response.status !== 429) {
      const { mensaje } = (await response.json().catch(() => ({}))) as { mensaje?: string }
      throw new ApiError('SUBIDA', mensaje ?? 'El servidor no aceptó el archivo.')
    }
    if (intento === INTENTOS) throw new ApiError('NETWORK', 'No hay conexión con el servidor.')
    await new Promise((resolve) => setTimeout(resolve, ESPERA_MS * intento))
  }
}
