import type { Direccion } from './correo.ts'

/** Reads a configured address: `Clima y Talento <no-responder@ejemplo.com>`, or the address alone. */
export function parseDireccion(text: string): Direccion {
  const [, nombre, correo] = /^(.*)<([^<>]+)>$/s.exec(text.trim()) ?? []
  if (!correo) return { nombre: '', correo: text.trim() }
  return { nombre: nombre!.trim().replace(/^"(.*)"$/s, '$1'), correo: correo.trim() }
}

/** What stands in a header stands in one line, whoever wrote it. */
export const toOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
