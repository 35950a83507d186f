import { LIMITES_DE_CV } from './cv.ts'

/** What file systems and headers trip over: separators, control characters, and marks that turn the writing round. */
const PELIGROSOS = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu
const EXTENSION = /\.[A-Za-z0-9]{1,5}$/

/** The name of a kept file: what its sender called it, safe on every system, ending as its content demands. */
export function formatNombreDeArchivo(nombre: string, extension: string): string {
  const limpio = nombre.normalize('NFC').replace(PELIGROSOS, ' ').replace(/\s+/g, ' ').trim()
  const tronco = limpio.replace(EXTENSION, '').replace(/^[.\s]+|[.\s]+$/g, '')
  const corto = tronco.slice(0, LIMITES_DE_CV.nombreArchivo).toWellFormed().trim()
  return `${corto || 'CV'}.${extension}`
}
