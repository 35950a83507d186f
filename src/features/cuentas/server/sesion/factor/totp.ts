import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
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

/** RFC 6238 as every phone application has it: SHA-1, six digits, a new code every 30 seconds. */
const PASO_MS = 30_000
const CIFRAS = 6
/** The clock of a phone may be that many steps off. */
const PASOS_DE_MARGEN = 1

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const createSecreto = (): Uint8Array => randomBytes(20)

export function computeCodigo(secreto: Uint8Array, paso: number, cifras = CIFRAS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(paso))
  const hash = createHmac('sha1', secreto).update(counter).digest()
  const number = hash.readUInt32BE(hash[19]! & 15) & 0x7fffffff
  return String(number % 10 ** cifras).padStart(cifras, '0')
}

/** The step that the code is of, or null. Whether it was used before is the caller's to see to. */
export function findPaso(secreto: Uint8Array, codigo: string, now: number): number | null {
  const given = Buffer.from(codigo.replace(/\s/g, ''))
  const actual = Math.floor(now / PASO_MS)
  let found: number | null = null
  for (let paso = actual - PASOS_DE_MARGEN; paso <= actual + PASOS_DE_MARGEN; paso++) {
    const expected = Buffer.from(computeCodigo(secreto, paso))
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = paso
  }
  return found
}

export function encodeBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALFABETO[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The words of the square on the screen to the phone. */
export function formatUri({
  firma,
  cuenta,
  secreto,
}: {
  firma: string
  cuenta: string
  secreto: Uint8Array
}): string {
  const label = `${encodeURIComponent(firma)}:${encodeURIComponent(cuenta)}`
  return `otpauth://totp/${label}?secret=${encodeBase32(secreto)}&issuer=${encodeURIComponent(firma)}`
}
