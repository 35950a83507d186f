import type { Borrador } from '#domain/encuesta/respuestas.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'

/** The browser's store of texts; null where it refuses. */
export type Almacen = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | null

const PREFIJO = 'encuesta:'
/** A draft that nobody came back for is nobody's business any more. */
const DIAS_DE_BORRADOR = 30

/** The day tells how old it is; a time would tell when somebody answered. */
interface Guardado {
  dia: number
  respuestas: Record<string, string>
}

/** The token itself is not kept with the answers: on a shared computer nobody must find it there. */
export const getClaveDeBorrador = (idClima: string, token: string): string =>
  `${PREFIJO}${idClima}:${computeHuella(`${idClima} ${token}`)}`

function parseGuardado(texto: string | null): Guardado | null {
  try {
    const { dia, respuestas } = JSON.parse(texto ?? '') as Guardado
    const textos = Object.entries(respuestas).filter(([, respuesta]) => typeof respuesta === 'string')
    return typeof dia === 'number' ? { dia, respuestas: Object.fromEntries(textos) } : null
  } catch {
    return null
  }
}

const readRespuestas = (almacen: Almacen, clave: string) =>
  parseGuardado(almacen?.getItem(clave) ?? null)?.respuestas ?? {}

export function readBorrador(almacen: Almacen, clave: string): Borrador {
  return new Map(Object.entries(readRespuestas(almacen, clave)))
}

/**
 * Adds to what is stored instead of replacing it: another tab may have written meanwhile. False: the browser keeps
 * nothing (it is full, or forbids it).
 */
export function writeBorrador(almacen: Almacen, clave: string, cambios: Borrador, ahora: number): boolean {
  const respuestas = { ...readRespuestas(almacen, clave), ...Object.fromEntries(cambios) }
  return writeGuardado(almacen, clave, { dia: Math.floor(ahora / DIA_MS), respuestas })
}

function writeGuardado(almacen: Almacen, clave: string, guardado: Guardado): boolean {
  try {
    if (!almacen) return false
    almacen.setItem(clave, JSON.stringify(guardado))
    return true
  } catch {
    return false
  }
}

/** Saved answers are wiped here; the last one takes the whole entry with it. What is left gets no younger by it. */
export function forgetRespuestas(almacen: Almacen, clave: string, ids: Iterable<string>) {
  const { dia = 0, respuestas = {} } = parseGuardado(almacen?.getItem(clave) ?? null) ?? {}
  for (const id of ids) delete respuestas[id]
  almacen?.removeItem(clave)
  if (Object.keys(respuestas).length > 0) writeGuardado(almacen, clave, { dia, respuestas })
}

export function deleteBorrador(almacen: Almacen, clave: string): void {
  almacen?.removeItem(clave)
  almacen?.removeItem(getClaveDirecta(clave))
}

/** Beside the draft and as old as one: of this survey, on this device, for whoever holds this token. */
const getClaveDirecta = (clave: string) => `${clave}:directo`

/** Ticked once, it asks no more before a page is saved. */
export const isDirecto = (almacen: Almacen, clave: string): boolean =>
  almacen?.getItem(getClaveDirecta(clave)) != null

export function saveDirecto(almacen: Almacen, clave: string, ahora: number): void {
  writeGuardado(almacen, getClaveDirecta(clave), { dia: Math.floor(ahora / DIA_MS), respuestas: {} })
}

export function purgeBorradores(almacen: Almacen, ahora: number): void {
  const claves = Array.from({ length: almacen?.length ?? 0 }, (_, n) => almacen?.key(n) ?? '')
  for (const clave of claves.filter((nombre) => nombre.startsWith(PREFIJO))) {
    const guardado = parseGuardado(almacen?.getItem(clave) ?? null)
    const vence = ((guardado?.dia ?? 0) + DIAS_DE_BORRADOR) * DIA_MS
    if (ahora > vence) almacen?.removeItem(clave)
  }
}

/**
 * 32 bits of a text (of cyrb53). Enough to tell the tokens of one device apart, and far too few to get back the 60 bits of
 * a token: more than a hundred million would fit. Not the browser's own digest: that one is missing without https.
 */
function computeHuella(texto: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < texto.length; i++) {
    const letra = texto.charCodeAt(i)
    a = Math.imul(a ^ letra, 2654435761)
    b = Math.imul(b ^ letra, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  return (a >>> 0).toString(36)
}
