import { badUserInput } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'

/** Loaded where a passkey is used: it brings six megabytes. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** For how long the browser may take. */
export const PLAZO_MS = 5 * 60_000

/** Passkeys are bound to the host of PUBLIC_URL: under another one they open nothing. */
export function getSitio({ config }: Pick<RequestContext, 'config'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl)
  return { rpID: hostname, origin }
}

export interface RetoDeLlave {
  reto: string
  /** JSON for the browser. */
  opciones: string
}

export function parseRespuesta<T extends object>(respuesta: string): T {
  try {
    const parsed = JSON.parse(respuesta)
    if (parsed && typeof parsed === 'object') return parsed
  } catch {}
  throw badUserInput('La llave de acceso no contestó como se esperaba. Intenta de nuevo.')
}
