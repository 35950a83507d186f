import { createHmac, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecret } from '../context/secret.ts'
import {
  computeClaveDeHoja,
  computeClaveDeTexto,
  computeToken,
  deriveLlave,
  deriveValor,
  hashToken,
  newClave,
} from './llave.ts'

const SECRET = 'un secreto de al menos treinta y dos letras'
const sal = Buffer.alloc(32, 7)
const llave = deriveLlave(createSecret(SECRET), sal)

test('keys are the HMACs that the design of anonymity names', () => {
  const bytes = Buffer.from(hkdfSync('sha256', SECRET, sal, 'clima', 32))
  const sign = (texto: string) => createHmac('sha256', bytes).update(texto).digest()
  const token = computeToken(llave, 'encuestado-1')
  expect(token).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  expect(computeClaveDeHoja(llave, token)).toBe(sign(`hoja${token}`).subarray(0, 16).toString('base64url'))
})

test('a stored key or hash tells nothing of another', () => {
  const token = computeToken(llave, 'encuestado-1')
  const claves = [
    token,
    hashToken(llave, token),
    computeClaveDeHoja(llave, token),
    computeClaveDeTexto(llave, token, 'p1'),
    computeClaveDeTexto(llave, token, 'p2'),
    computeToken(llave, 'encuestado-2'),
  ]
  expect(new Set(claves).size).toBe(claves.length)
})

test('a value for one purpose is the same each time, and tells nothing of another purpose, text or climate', () => {
  const otra = deriveLlave(createSecret(SECRET), Buffer.alloc(32, 8))
  const valores = [
    deriveValor(llave, 'rebote', 'correo-1'),
    deriveValor(llave, 'rebote', 'correo-2'),
    deriveValor(llave, 'papeleta', 'correo-1'),
    deriveValor(otra, 'rebote', 'correo-1'),
  ].map((valor) => valor.toString('hex'))
  expect(new Set(valores).size).toBe(4)
  expect(valores[0]).toBe(deriveValor(llave, 'rebote', 'correo-1').toString('hex'))
  expect(valores[0]).toHaveLength(64)
})

test('a random key looks like a derived one', () => {
  expect(newClave()).toHaveLength(computeClaveDeHoja(llave, 'K7QF3M9X2HTB').length)
  expect(newClave()).not.toBe(newClave())
})
