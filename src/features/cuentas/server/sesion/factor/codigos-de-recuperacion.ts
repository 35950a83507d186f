import { randomInt } from 'node:crypto'
import type { Secret } from '#server/context/secret.ts'

/** Neither I, L, O nor U: what is copied by hand is read back as it was meant. */
const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LARGO = 8
const CANTIDAD = 10

/** As "7F4K-9M2X". */
export const createCodigosDeRecuperacion = (): string[] =>
  Array.from({ length: CANTIDAD }, () => {
    const letters = Array.from({ length: LARGO }, () => ALFABETO[randomInt(ALFABETO.length)])
    return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
  })

/** Forty bits could be tried one by one, so the hash takes SECRET. Null where it cannot be one. */
export function hashCodigoDeRecuperacion(secret: Secret, idUsuario: string, codigo: string): string | null {
  const letters = codigo.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0')
  if (letters.length !== LARGO || [...letters].some((letter) => !ALFABETO.includes(letter))) return null
  return secret.sign('codigo-de-recuperacion', `${idUsuario}\n${letters}`)
}
