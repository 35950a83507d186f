import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Secret } from '#server/context/secret.ts'

/** AES-256-GCM under a key of its own for every value: a copy of the database without SECRET opens none. */
const ALGORITMO = 'aes-256-gcm'
const SAL = 16
const IV = 12
const SELLO = 16

export function seal(secret: Secret, purpose: string, bytes: Uint8Array): Uint8Array {
  const sal = randomBytes(SAL)
  const iv = randomBytes(IV)
  const cipher = createCipheriv(ALGORITMO, secret.deriveKey(purpose, sal), iv)
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([sal, iv, cipher.getAuthTag(), sealed])
}

export function openSealed(secret: Secret, purpose: string, sealed: Uint8Array): Uint8Array {
  const parts = Buffer.from(sealed)
  const sal = parts.subarray(0, SAL)
  const iv = parts.subarray(SAL, SAL + IV)
  const tag = parts.subarray(SAL + IV, SAL + IV + SELLO)
  const decipher = createDecipheriv(ALGORITMO, secret.deriveKey(purpose, sal), iv, { authTagLength: SELLO })
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(parts.subarray(SAL + IV + SELLO)), decipher.final()])
}
