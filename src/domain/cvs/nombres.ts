import * as z from 'zod/mini'
import { normalizeTexto } from '../texto/normalize-texto.ts'
import type { Leido } from '../validacion/leido.ts'
import { linea, obligatoria, readWith, si } from '../validacion/read-with.ts'
import { LIMITES_DE_CV } from './cv.ts'

/** Characters that file systems and headers trip over: separators, control characters, and marks that turn the writing round. */
const PELIGROSOS = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu
const EXTENSION = /\.[A-Za-z0-9]{1,5}$/
/** Browsers' spellings of a quote or a line break in the name of a file they send with a form. */
const ESCAPADOS = /%(?:22|0a|0d)/gi
/** No file system has longer names, and no pattern below shall see what a stranger made longer. */
const LARGO_LEIDO = 1_000

/** The name without its folders, as either kind of system writes them. */
const getTronco = (nombre: string) =>
  nombre.slice(Math.max(nombre.lastIndexOf('/'), nombre.lastIndexOf('\\')) + 1)

/** The name of a kept file: what its sender called it, safe on every system, ending as its content demands. */
export function formatNombreDeArchivo(nombre: string, extension: string, siVacio = 'CV'): string {
  const leido = getTronco(nombre).slice(0, LARGO_LEIDO).toWellFormed()
  const limpio = normalizeTexto(leido)
    .replace(ESCAPADOS, ' ')
    .replace(PELIGROSOS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(EXTENSION, '')
  const sinBordes = trimPuntos(limpio)
  const corto = trimPuntos(sinBordes.slice(0, LIMITES_DE_CV.nombreArchivo).toWellFormed())
  return `${corto || siVacio}.${extension}`
}

/** Without blanks and dots at either end: a name that begins with a dot hides, and Windows takes off the last ones. */
function trimPuntos(texto: string): string {
  const sobra = (letra: string | undefined) => letra === '.' || letra === ' '
  let desde = 0
  let hasta = texto.length
  while (sobra(texto[desde])) desde++
  while (hasta > desde && sobra(texto[hasta - 1])) hasta--
  return texto.slice(desde, hasta)
}

/** The name of a position or of a search that is kept. */
export const parseNombreDeLista = (escrito: string, largo: number): Leido<string> =>
  readWith(
    linea(
      obligatoria('Escribe un nombre.'),
      z.maxLength(largo, `El nombre pasa de ${largo} letras.`),
      si((texto) => /[\p{L}\p{N}]/u.test(texto), 'El nombre no tiene letras.'),
    ),
    escrito,
  )
